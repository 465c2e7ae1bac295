import type { FastifyInstance } from 'fastify';
import { duplicateKey } from './duplicate-keys.ts';

class MalformedBody extends Error {
  readonly statusCode = 400;
}

class OtherCharset extends Error {
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
  readonly statusCode = 415;
}

/** JSON is UTF-8 (RFC 8259, section 8.1). A charset parameter has no meaning, but a different one is refused, not guessed. */
function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/**
 * Reads JSON bodies only. Refuses invalid UTF-8 instead of replacing bytes silently, and also duplicate keys and keys that reach a
 * prototype. An empty request has no body.
 */
export function parseJsonBodies(server: FastifyInstance, bodyLimit: number): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(request.headers['content-type'])) return done(new OtherCharset('the body is not said to be UTF-8'));
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes));
    } catch {
      return done(new MalformedBody('the body is no UTF-8'));
    }
    return parse(request, text, (error, value) => {
      if (error !== null && error !== undefined) return done(new MalformedBody('the body is no JSON'));
      return duplicateKey(text) === null ? done(null, value) : done(new MalformedBody('the body names a key twice'));
    });
  });
}
