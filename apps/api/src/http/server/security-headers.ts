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

/** Set before anything else, so that a page may put its own policy in place of the strictest one. */
export function setSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
