import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { OpenSpan, QueryDone, SpanStart, Traces } from './traces.ts';

/** Limits the memory used while a collector doesn't respond. Further spans are dropped. */
const maxSpans = 2_048;
const sendEveryMs = 1_000;
/** The limit for one export, and for flushing at shutdown. */
const exportTimeoutMs = 2_000;

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

type Collector = { endpoint: string; serviceName: string; logger: Logger };

/** Records traces with OpenTelemetry's SDK. Nothing is registered globally, so the active context is private to this instance. */
export function openOtlpTraces({ endpoint, serviceName, logger }: Collector): Traces {
  const exporter = telling(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs }), logger);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: maxSpans, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: exportTimeoutMs }),
    ],
  });
  const tracer = provider.getTracer('portico');
  const underWay = new AsyncLocalStorage<Context>();
  return {
    begin({ name, kind, attributes = {}, traceparent }: SpanStart): OpenSpan {
      const parent = contextOf(traceparent) ?? underWay.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => underWay.run(context, work),
        set: (more) => void span.setAttributes({ ...more }),
        end: (failure) => end(span, failure),
      };
    },
    query({ shape: { statement, table }, ms, failure }: QueryDone): void {
      const parent = underWay.getStore();
      if (parent === undefined) return;
      const endTime = performance.timeOrigin + performance.now();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': statement,
        ...(table !== undefined && { 'db.collection.name': table }),
      };
      const name = table === undefined ? statement : `${statement} ${table}`;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms }, parent);
      end(span, failure, endTime);
    },
    traceparent() {
      const store = underWay.getStore();
      const span = store && trace.getSpanContext(store);
      return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    async close() {
      const handedOver = provider.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'failed to export the last traces'));
      await Promise.race([handedOver, delay(exportTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function end(span: Span, failure: string | undefined, endTime?: number): void {
  if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

function contextOf(traceparent: string | undefined): Context | null {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
  return remote && trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
}

/** Logs when the collector becomes unreachable and when it recovers, not on every attempt. */
function telling(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isLost) logger.warn({ err: result.error }, 'trace export failed, dropping traces');
        if (!failed && isLost) logger.info('trace export resumed');
        isLost = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
