import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { boundedWork } from '../../operations/bounded-work.ts';

/** How many files are in memory at once; the others wait unread, in their sockets. */
const atOnce = 16;
const waiting = 400;

class CallerGone extends Error {
  readonly statusCode = 400;
}

/** Makes a scope read bodies that are files, and no others: whole, up to `bodyLimit` bytes, a few at a time. */
export function readFileBodies(scope: FastifyInstance, bodyLimit: number): void {
  const inTurn = boundedWork({ atOnce, waiting, retryAfterSeconds: 5 });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // A place is taken before anything is read, and given back once it is answered, or the caller has gone.
  scope.addHook('preParsing', async (_request, reply, payload) => {
    await new Promise<void>((begin, refuse) => {
      inTurn(async () => {
        if (reply.raw.closed) return refuse(new CallerGone('the caller has gone'));
        begin();
        await once(reply.raw, 'close');
      }).catch(refuse);
    });
    return payload;
  });
}
