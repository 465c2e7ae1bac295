import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { isRefusal, refuse, type Refusal } from '../../operations/refusal.ts';
import type { Admission, SocketRoute } from '../../operations/socket.ts';
import { sendProblem } from './send-problem.ts';

/** The maximum size of one message from a browser. */
const maxBytes = 64 * 1024;

const admissions = new WeakMap<FastifyRequest, Admission>();

/** Serves WebSockets. Access is checked before the upgrade, so that a refusal is a normal HTTP response. */
export async function serveSockets(server: FastifyInstance, app: App, routes: readonly SocketRoute[]): Promise<void> {
  await server.register(websocket, {
    options: {
      maxPayload: maxBytes,
      perMessageDeflate: false,
      // Never echo the subprotocol that holds a secret: it would appear in the response headers.
      handleProtocols: (offered) => routes.find(({ protocol }) => offered.has(protocol))?.protocol ?? false,
    },
    // Each route closes its own sockets with a reason.
    preClose: (done) => done(),
    errorHandler: (_error, socket) => socket.terminate(),
  });
  server.register(async (scope) => routes.forEach((route) => serveSocket(scope, app, route)));
}

function serveSocket(server: FastifyInstance, app: App, route: SocketRoute): void {
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.ws) return sendProblem(request, reply, refuse(404, 'not_found'));
    const outcome = refusalOfOrigin(app, request) ?? (await admit(app, route, request));
    if (isRefusal(outcome)) return sendProblem(request, reply, outcome);
    admissions.set(request, outcome);
    if (request.raw.socket.destroyed) outcome.abandon();
    else request.raw.socket.once('close', outcome.abandon);
  };
  // The preValidation hook has admitted this request.
  server.get(route.path, { websocket: true, preValidation }, async (socket, request) => await admissions.get(request)?.serve(socket));
}

/** Pages of any origin can open sockets, so the Origin header is the only protection. */
function refusalOfOrigin({ configuration }: App, request: FastifyRequest): Refusal | null {
  const own = [new URL(configuration.publicUrl).origin, `${request.protocol}://${request.host}`];
  const isOwn = request.headers.origin !== undefined && own.includes(request.headers.origin);
  return isOwn ? null : refuse(403, 'not_allowed', { message: 'console.foreignOrigin' });
}

async function admit(app: App, route: SocketRoute, request: FastifyRequest): Promise<Admission | Refusal> {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  if (!protocols.includes(route.protocol)) return refuse(400, 'request_malformed');
  const query = new URL(request.url, anyOrigin).searchParams;
  return await route.admit({ query, protocols, logger: app.logger.child({ requestId: request.id }), now: app.now() });
}

/** A base for parsing paths. It is never requested. */
const anyOrigin = 'http://portico.invalid';
