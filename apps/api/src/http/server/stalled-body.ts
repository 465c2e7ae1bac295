import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

export class StalledBody extends Error {
  readonly statusCode = 408;
}

/** Ends a request with 408 once its body makes no progress for this long. */
export function endStalledBodies(server: FastifyInstance, idleTimeoutMs: number): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || length !== '0';
    done(null, hasBody ? failingWhenIdle(payload, idleTimeoutMs) : payload);
  });
}

/**
 * Passes the bytes through. Fails with StalledBody if none arrive for `idleTimeoutMs`, counted from the first read: a body may wait unread
 * for its turn.
 */
export function failingWhenIdle(payload: Readable, idleTimeoutMs: number): Readable {
  const body = new PassThrough();
  // A body that is too large has no reader left, and an error without a listener would end the process.
  body.on('error', () => {});
  body.once('resume', () => {
    const idle = setTimeout(() => body.destroy(new StalledBody('the body makes no progress')), idleTimeoutMs);
    body.once('close', () => clearTimeout(idle));
    payload
      .on('data', () => idle.refresh())
      .once('error', (error) => body.destroy(error))
      .once('close', () => {
        if (!payload.readableEnded) body.destroy();
      })
      .pipe(body);
  });
  return body;
}
