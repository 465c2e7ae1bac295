import { simulateSeed, type SeedReport } from './simulate-seed.ts';

/* A process that runs the seeds its parent sends, one after another. */
export type Assignment = { seed: string; years: number; template: string; maxShrinkRuns: number };
export type Answer = { report: SeedReport } | { error: string };

process.on('message', (assignment: Assignment) => {
  simulateSeed(assignment).then(
    (report) => process.send?.({ report } satisfies Answer),
    (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Answer),
  );
});
