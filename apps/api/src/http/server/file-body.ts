import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { boundedWork, boundedWorkByOwner } from '../../operations/bounded-work.ts';

/** How many files are in memory at once. The others wait unread in their sockets. */
const inMemory = { atOnce: 16, waiting: 400, retryAfterSeconds: 5 };
/** One client's share, so that its uploads can't block those of others. */
const ofOneClient = { atOnce: 4, waiting: 100, retryAfterSeconds: 5 };

class CallerGone extends Error {
  readonly statusCode = 400;
}

/** Makes a scope read file bodies only: complete, up to `bodyLimit` bytes, and a few at a time. */
export function readFileBodies(scope: FastifyInstance, bodyLimit: number): void {
  const inTurn = boundedWork(inMemory);
  const inTurnOfClient = boundedWorkByOwner(ofOneClient);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // A slot is taken before the body is read, and released once the request is answered or the client disconnects.
  scope.addHook('preParsing', async ({ account, ip }, reply, payload) => {
    await new Promise<void>((begin, refuse) => {
      const read = async () => {
        if (reply.raw.closed) return refuse(new CallerGone('the caller has gone'));
        begin();
        await once(reply.raw, 'close');
      };
      inTurnOfClient(account?.clientId ?? ip, () => inTurn(read)).catch(refuse);
    });
    return payload;
  });
}
