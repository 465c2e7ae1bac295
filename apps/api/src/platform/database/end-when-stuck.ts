import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/** What the thread beside is given. */
export type StuckWatch = { beats: Int32Array<SharedArrayBuffer>; beatMs: number; afterBeats: number };

/**
 * Ends this process where nothing has run in it for so long. The embedded database runs in it: on a disk that fills up while it writes its log,
 * it tries for ever, and neither a request nor a signal is heard any more. What was acknowledged is on the disk; a start says what is wrong.
 */
export function endWhenStuck(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const workerData: StuckWatch = { beats, beatMs, afterBeats: Math.ceil((seconds * 1_000) / beatMs) };
  new Worker(new URL('stuck-watch.ts', import.meta.url), { workerData, execArgv: [] }).unref();
}
