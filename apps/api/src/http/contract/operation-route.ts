import { operations, type OperationId } from '@portico/contract/operations';
import { validate } from '@portico/validation/issues';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { localeOf } from '../../platform/messages/messages.ts';
import { schemasOf } from './contract-document.ts';
import { consumeRateLimit } from '../../operations/rate-limits.ts';
import type { Account, AnyOperation, Authenticate, Challenge } from '../../operations/operation.ts';
import { isProven } from '../../operations/recent-proof.ts';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../operations/refusal.ts';
import { hasRight, mayImpersonate } from '../../operations/right.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { sendEvents } from '../server/event-stream.ts';
import { validateRequest } from './request-validation.ts';
import { sendProblem } from './send-problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null;
    challenge: Challenge | null;
    /** When token, right and recent proof were checked, by the app's clock. */
    authorizedAtMs: number;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

export type Routing = {
  app: App;
  authenticate: Authenticate;
  /** Called for every request of an operator who impersonates a client, before the response. */
  auditImpersonation: (account: Account, operationId: OperationId, isAllowed: boolean) => Promise<void>;
  /** Authenticates with the token of the first sign-in step. */
  authenticateChallenge: Authenticate<Challenge>;
  /** Lets tests see a handler's result before the serializer drops fields that the contract doesn't define. */
  inspect: ((operationId: OperationId, outcome: object) => void) | undefined;
};

/** What a request may do is checked again if its body takes this long, so that a held request can't outlive its session or right. */
const recheckAfterMs = 1_000;

/** Serves one operation: token, right, recent proof, shape, rules and limits, handler, in this order. */
export function routeOperation(
  server: FastifyInstance,
  operation: AnyOperation,
  { app, authenticate, authenticateChallenge, auditImpersonation, inspect }: Routing,
): void {
  const { method, path, secured, challenged } = operations[operation.id];
  const isFile = operation.maxBodyBytes !== undefined;
  const authorize = async (request: FastifyRequest): Promise<Refusal<401 | 403> | null> => {
    const { authorization } = request.headers;
    if (challenged) {
      request.challenge = await authenticateChallenge(authorization);
      if (request.challenge === null) return refuse(401, 'unauthorized');
    }
    if (!secured) return null;
    request.account = await authenticate(authorization);
    return request.account === null ? refuse(401, 'unauthorized') : refusalOfRight(operation, request.account, app.now());
  };
  server.route({
    method,
    url: path,
    config: { operationId: operation.id },
    schema: { response: serialised(operation.id) },
    onRequest: async (request, reply) => {
      // Taken first: what the check reads can change while it runs.
      request.authorizedAtMs = app.now().getTime();
      const refusal = await authorize(request);
      const { account } = request;
      if (account !== null && account.impersonation !== null) await auditImpersonation(account, operation.id, refusal === null);
      if (refusal !== null) return sendProblem(request, reply, refusal);
    },
    preHandler: async (request, reply) => {
      // A GET has no body to wait for.
      if (request.method === 'GET' || app.now().getTime() - request.authorizedAtMs < recheckAfterMs) return;
      const refusal = await authorize(request);
      if (refusal !== null) return sendProblem(request, reply, refusal);
    },
    handler: async (request, reply) => {
      const valid = validateRequest(operation.id, {
        query: { ...(request.query as object) },
        headers: request.headers,
        body: isFile ? undefined : request.body,
      });
      if (!valid.ok) return sendProblem(request, reply, refuseFields(valid.errors));
      const { query, headers } = valid.request;
      const ruled = operation.rules === undefined ? null : validate(operation.rules, valid.request.body);
      if (ruled?.ok === false) return sendProblem(request, reply, refuseFields(ruled.issues));
      const signal = abortedAtClose(reply);
      const context = {
        operationId: operation.id,
        app,
        query,
        headers,
        body: isFile ? fileOf(request) : ruled === null ? valid.request.body : ruled.output,
        locale: localeOf(request.headers['accept-language']),
        requestId: request.id,
        ipAddress: request.ip,
        origin: originOf(request, app.configuration),
        userAgent: request.headers['user-agent'] ?? '',
        cookie: request.headers.cookie ?? '',
        logger: request.log,
        now: app.now(),
        signal,
        account: request.account,
        challenge: request.challenge,
        idempotencyKey: headers['Idempotency-Key'],
      };
      // The parts were validated against the schemas that the operation's types are generated from.
      const typed = context as never;
      const rateLimited = operation.limits && (await consumeRateLimit(app, operation.limits(typed)));
      const outcome = rateLimited ?? (await operation.handle(typed));
      inspect?.(operation.id, outcome);
      if (isRefusal(outcome)) return sendProblem(request, reply, outcome);
      reply.header('cache-control', 'no-store').code(outcome.status);
      if ('isReplayed' in outcome) reply.header('idempotent-replayed', 'true');
      if ('setCookie' in outcome && outcome.setCookie !== undefined) reply.header('set-cookie', outcome.setCookie);
      return 'events' in outcome ? sendEvents(reply, outcome.events, signal) : reply.send(outcome.body);
    },
  });
}

/** An empty body is an empty file. */
function fileOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Local host names. A redirect returns to the name the browser used, but only if it is local or configured. */
const ownHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

function originOf(request: FastifyRequest, { publicUrlIsGiven, publicUrl }: Configuration): string {
  return !publicUrlIsGiven && ownHost.test(request.host) ? `${request.protocol}://${request.host}` : publicUrl;
}

function refusalOfRight(
  { right, impersonator = 'never', recentProof = false }: AnyOperation,
  account: Account,
  now: Date,
): Refusal<403> | null {
  if (account.impersonation !== null && !mayImpersonate(account.impersonation, impersonator))
    return refuse(403, 'not_allowed_while_impersonating');
  if (!hasRight(account, right)) return refuse(403, 'not_allowed');
  return recentProof && !isProven(account, now) ? refuse(403, 'proof_required') : null;
}

function serialised(id: OperationId): Record<string, unknown> {
  const schemas: Record<string, unknown> = {};
  for (const [status, content] of schemasOf(id).responses) {
    const schema = content.get('application/json');
    if (schema !== undefined) schemas[status] = schema;
  }
  return schemas;
}

/** A shared reason: without one, every abort creates an error with a stack, and every response reaches its close. */
const requestIsOver = new DOMException('The request is over', 'AbortError');

function abortedAtClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(requestIsOver));
  return controller.signal;
}
