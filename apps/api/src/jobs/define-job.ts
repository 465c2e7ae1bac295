import type { App } from '../app.ts';
import type { JobName, JobPolicy, Worker } from '../platform/queue/queue.ts';

/** A background job with its policy. Handlers must be safe to repeat and to run concurrently. */
export type Job<Data extends object> = JobName<Data> & {
  policy: JobPolicy;
  /** @throws to have the job retried */
  handle: (app: App, given: Data, signal: AbortSignal) => Promise<void>;
};

/** Any registered job. Its input was written by the code that enqueued it under the same name. */
export type AnyJob = Job<never>;

/** Declares a job. It runs once its module's manifest lists it. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  policy: JobPolicy,
  handle: Job<Data>['handle'],
): Job<Data> {
  return { name, policy, handle };
}

/** Binds a job to its app. */
export function workerOf(app: App, { name, policy, handle }: AnyJob): Worker {
  return { name, policy, run: (given, signal) => handle(app, given as never, signal) };
}
