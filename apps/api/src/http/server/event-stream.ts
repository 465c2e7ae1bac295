import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { StreamEvent } from '@portico/contract';
import type { FastifyReply } from 'fastify';

const heartbeatMs = 15_000;
const reconnectMs = 2_000;

/** Sends events until they end or the client disconnects. A comment every 15 seconds keeps proxies from closing an idle connection. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<StreamEvent>, signal: AbortSignal): FastifyReply {
  const stream = new PassThrough();
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs);
  stream.write(`retry: ${reconnectMs}\n\n`);
  void pump(stream, events, signal)
    .catch((error: unknown) => {
      if (!signal.aborted) reply.log.error({ err: error }, 'event stream failed');
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream);
}

async function pump(stream: PassThrough, events: AsyncIterable<StreamEvent>, signal: AbortSignal): Promise<void> {
  for await (const event of events) {
    if (!stream.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)) await once(stream, 'drain', { signal });
  }
}
