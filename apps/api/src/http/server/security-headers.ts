import type { FastifyInstance } from 'fastify';

/** For what is no page: nothing of it may run or be framed, wherever a browser is made to open it. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

const headers = {
  'content-security-policy': answerPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What every answer carries. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers;
}

/** Set before anything else, so that a page may put its own policy in place of the strictest one. */
export function setSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const every = securityHeaders(publicUrl);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(every);
    // Node keeps the first of two and drops the other without a word; a proxy before it may have looked at that one.
    if (request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new AmbiguousHost('more than one Host');
  });
}

class AmbiguousHost extends Error {
  readonly statusCode = 400;
}
