import { once } from 'node:events';
import type { Readable } from 'node:stream';

export class StreamEnded extends Error {}

/** Reads exactly so many bytes. @throws StreamEnded where the stream ends or is destroyed before */
export async function readBytes(stream: Readable, length: number, signal?: AbortSignal): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  for (;;) {
    signal?.throwIfAborted();
    // A binary stream gives buffers.
    const chunk = stream.read(length) as Buffer | null;
    if (chunk !== null && chunk.length === length) return chunk;
    if (chunk !== null || stream.readableEnded || stream.destroyed) throw new StreamEnded('The stream ended within a message');
    await somethingToRead(stream, signal);
  }
}

async function somethingToRead(stream: Readable, signal: AbortSignal | undefined): Promise<void> {
  const done = new AbortController();
  const options = { signal: signal === undefined ? done.signal : AbortSignal.any([signal, done.signal]) };
  try {
    await Promise.race([once(stream, 'readable', options), once(stream, 'end', options), once(stream, 'close', options)]);
  } finally {
    done.abort();
  }
}
