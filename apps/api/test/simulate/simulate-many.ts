import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SeedReport } from './simulate-seed.ts';
import type { Answer, Assignment } from './simulate-worker.ts';

type Many = { from: number; count: number; years: number; template: string; workers: number; maxShrinkRuns: number };

/** A worker is replaced after as many, because killed requests stay in its memory. */
const seedsPerWorker = 50;
const worker = path.join(import.meta.dirname, 'simulate-worker.ts');

/** Runs seeds in several processes and hands over each report. @throws if a seed can't be run */
export async function simulateMany({ from, count, workers, ...wanted }: Many, onReport: (report: SeedReport) => void): Promise<void> {
  const seeds = Array.from({ length: count }, (_, index) => String(from + index));
  const runSome = async (): Promise<void> => {
    const child = fork(worker);
    try {
      for (let ran = 0; ran < seedsPerWorker; ran += 1) {
        const seed = seeds.shift();
        if (seed === undefined) return;
        child.send({ ...wanted, seed } satisfies Assignment);
        const [answer] = (await once(child, 'message')) as [Answer];
        if ('error' in answer) throw new Error(`Seed ${seed}: ${answer.error}`);
        onReport(answer.report);
      }
    } finally {
      child.kill();
    }
  };
  const runAll = async (): Promise<void> => {
    while (seeds.length > 0) await runSome();
  };
  await Promise.all(Array.from({ length: workers }, runAll));
}
