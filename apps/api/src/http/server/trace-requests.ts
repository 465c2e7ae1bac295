import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Traces } from '../../platform/traces/traces.ts';

/** Requests without a meaningful duration: probes are constant, and streams and sockets last as long as their reader. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);
const isTraced = ({ routeOptions: { url, config }, headers }: FastifyRequest) =>
  !untraced.has(url ?? '') && config.operationId !== 'streamEvents' && headers.upgrade === undefined;

/** Creates one span per request, named by its route and never by its path. It continues an incoming `traceparent`. */
export function traceRequests(server: FastifyInstance, traces: Traces | null): void {
  if (traces === null) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const enter = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (isTraced(request)) spans.set(request, begin(traces, request));
    const span = spans.get(request);
    // 'close' fires for every outcome, including a lost connection.
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode;
      span?.set({ 'http.response.status_code': status });
      span?.end(status >= 500 ? String(status) : undefined);
    });
    enter(request, done);
  });
  // Body events come from the connection and lose the request's context.
  server.addHook('preValidation', (request, _reply, done) => enter(request, done));
}

function begin(traces: Traces, { id, method, routeOptions: { url = 'unknown', config }, headers }: FastifyRequest): OpenSpan {
  const { traceparent } = headers;
  return traces.begin({
    name: `${method} ${url}`,
    kind: 'server',
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    attributes: {
      'http.request.method': method,
      'http.route': url,
      'portico.request_id': id,
      ...(config.operationId !== undefined && { 'portico.operation': config.operationId }),
    },
  });
}
