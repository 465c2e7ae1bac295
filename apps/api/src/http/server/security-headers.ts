import type { FastifyInstance } from 'fastify';

/** For responses that aren't pages: nothing in them may run or be framed if a browser opens them. */
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

/** Headers of every response. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : headers;
}

/** Set first, so that a page can replace the strict policy with its own. */
export function setSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const every = securityHeaders(publicUrl);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(every);
    // Node silently drops the second of two Host headers, which a proxy in front may have used.
    if (request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new AmbiguousHost('more than one Host');
  });
}

class AmbiguousHost extends Error {
  readonly statusCode = 400;
}
