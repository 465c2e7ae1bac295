import type { FastifyInstance } from 'fastify';

class MalformedBody extends Error {
  readonly statusCode = 400;
}

/**
 * Reads JSON bodies, and only those. Bytes that are no UTF-8 are refused instead of being replaced silently, and so are the keys that reach for
 * a prototype. Nothing sent is no body.
 */
export function parseJsonBodies(server: FastifyInstance, bodyLimit: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes));
    } catch {
      return done(new MalformedBody('the body is no UTF-8'));
    }
    return parse(request, text, (error, value) =>
      error === null || error === undefined ? done(null, value) : done(new MalformedBody('the body is no JSON')),
    );
  });
}
