/** There is more of this work than can be done in time. Nothing was done; the caller is told when to try again. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too much is waiting; try again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
