/** The thread that `endWhenStuck` starts. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { StuckWatch } from './end-when-stuck.ts';

const { beats, beatMs, afterBeats, likelyCause } = workerData as StuckWatch;
let [seen, missed] = [Atomics.load(beats, 0), 0];

// Counts beats instead of time, because a machine that slept has missed none.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < afterBeats) return;
  writeSync(
    2,
    `Nothing has run for ${(missed * beatMs) / 1_000} seconds: ${likelyCause}. The process exits; no acknowledged write is lost.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
