import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { boundedWork, boundedWorkByOwner } from '../../operations/bounded-work.ts';

/** How many files are in memory at once; the others wait unread, in their sockets. */
const inMemory = { atOnce: 16, waiting: 400, retryAfterSeconds: 5 };
/** One client's share of them, so that the uploads of one can't keep those of the others waiting. */
const ofOneClient = { atOnce: 4, waiting: 100, retryAfterSeconds: 5 };

class CallerGone extends Error {
  readonly statusCode = 400;
}

/** Makes a scope read bodies that are files, and no others: whole, up to `bodyLimit` bytes, a few at a time. */
export function readFileBodies(scope: FastifyInstance, bodyLimit: number): void {
  const inTurn = boundedWork(inMemory);
  const inTurnOfClient = boundedWorkByOwner(ofOneClient);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // A place is taken before anything is read, and given back once it is answered, or the caller has gone.
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
