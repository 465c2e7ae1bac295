import type { FastifyReply } from 'fastify';

const documentHeaders = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'] as const;

/** Removes headers that only concern documents, because a first visit loads a dozen files. */
export function leaveOutDocumentHeaders(reply: FastifyReply): void {
  for (const header of documentHeaders) reply.removeHeader(header);
}
