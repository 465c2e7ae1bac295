/** There are more tasks than can be completed in time. Nothing was done. The response says when to retry. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too much is waiting; try again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
