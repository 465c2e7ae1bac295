import type { App } from '../app.ts';
import type { JobName, JobPolicy, Worker } from '../platform/queue/queue.ts';

type Policy = JobPolicy & {
  /** Done again and again, by whichever process comes first: the job is given nothing then. */
  everySeconds?: number;
};

/** Work in the background, with all that it needs to be done. It is safe to repeat, and to run twice at once. */
export type Job<Data extends object> = JobName<Data> & {
  policy: Policy;
  /** @throws what makes it be tried again */
  handle: (app: App, given: Data, signal: AbortSignal) => Promise<void>;
};

/** Any job of the registry: what it is given was written by who enqueued it under the same name. */
export type AnyJob = Job<never>;

/** Declares a job. It is worked on once it stands in `registry/jobs.ts`. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  policy: Policy,
  handle: Job<Data>['handle'],
): Job<Data> {
  return { name, policy, handle };
}

/** Binds a job to the app that it works with. */
export function workerOf(app: App, { name, policy, handle }: AnyJob): Worker {
  return { name, policy, run: (given, signal) => handle(app, given as never, signal) };
}
