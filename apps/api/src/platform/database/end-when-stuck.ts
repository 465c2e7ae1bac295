import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/** Data for the watching thread. */
export type StuckWatch = { beats: Int32Array<SharedArrayBuffer>; beatMs: number; afterBeats: number };

/**
 * Ends this process when its event loop has been blocked for this long. The embedded database runs in-process: if the disk fills up while
 * it writes WAL, it retries without end and blocks all requests and signals. Acknowledged writes are on disk, and the next start reports
 * what is wrong.
 */
export function endWhenStuck(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const workerData: StuckWatch = { beats, beatMs, afterBeats: Math.ceil((seconds * 1_000) / beatMs) };
  new Worker(new URL('stuck-watch.ts', import.meta.url), { workerData, execArgv: [] }).unref();
}
