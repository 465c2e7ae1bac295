import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Traces } from '../../platform/traces/traces.ts';

/** Of whom nobody asks why they were slow: probes come all the time, and a stream or a socket ends with its reader. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);
const isTraced = ({ routeOptions: { url, config }, headers }: FastifyRequest) =>
  !untraced.has(url ?? '') && config.operationId !== 'streamEvents' && headers.upgrade === undefined;

/** One span a request, named by its route and never by its path. It goes on from a `traceparent`. */
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
    // Whatever becomes of it, its connection included.
    reply.raw.once('close', () => {
      const status = reply.raw.statusCode;
      span?.set({ 'http.response.status_code': status });
      span?.end(status >= 500 ? String(status) : undefined);
    });
    enter(request, done);
  });
  // A body arrives by events of its connection, which know nothing of the request.
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
