import { once } from 'node:events';
import type { Readable } from 'node:stream';

export class StreamEnded extends Error {}

/**
 * Reads exactly `length` bytes, however they are split. Later bytes stay in the stream.
 * @throws StreamEnded if the stream ends or is destroyed first
 * @throws the signal's reason if it is aborted
 */
export async function readBytes(stream: Readable, length: number, signal?: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let missing = length;
  while (missing > 0) {
    signal?.throwIfAborted();
    // `read(n)` returns null while fewer than n bytes are buffered, and 'readable' fires again at once for those bytes. So all available
    // bytes are taken before the next wait. A binary stream returns buffers.
    const piece = stream.read(Math.min(missing, stream.readableLength || missing)) as Buffer | null;
    if (piece !== null) {
      pieces.push(piece);
      missing -= piece.length;
      continue;
    }
    if (stream.readableEnded || stream.destroyed) throw new StreamEnded('The stream ended within a message');
    await somethingToRead(stream, signal);
  }
  return Buffer.concat(pieces, length);
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
