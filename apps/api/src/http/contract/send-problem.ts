import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../platform/messages/messages.ts';
import type { Refusal } from '../../operations/refusal.ts';
import { problemOf } from './problem.ts';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  request.problemCode = refusal.code;
  const locale = localeOf(request.headers['accept-language']);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemOf(refusal, locale, request.id));
}
