import { Worker } from 'node:worker_threads';

const beatMs = 1_000;

/** Data for the watching thread. */
export type StuckWatch = { beats: Int32Array<SharedArrayBuffer>; beatMs: number; afterBeats: number; likelyCause: string };

export const embeddedIsStuck = 'the embedded database is stuck, perhaps on a full disk';
export const eventLoopIsBlocked = 'something blocks the event loop';

/**
 * Ends this process when its event loop has been blocked for this long, since it then answers neither requests nor signals. The embedded
 * database runs in-process: if the disk fills up while it writes WAL, it retries without end. Acknowledged writes are on disk, and the next
 * start reports what is wrong.
 */
export function endWhenStuck(seconds: number, likelyCause: string): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const workerData: StuckWatch = { beats, beatMs, afterBeats: Math.ceil((seconds * 1_000) / beatMs), likelyCause };
  new Worker(new URL('stuck-watch.ts', import.meta.url), { workerData, execArgv: [] }).unref();
}
