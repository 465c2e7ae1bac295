export type Finding = {
  /** Method and path. */
  readonly operation: string;
  /** What the API does and what is expected. */
  readonly message: string;
};

/** Thrown by a row that can't be tried, with the reason. */
export class NotTried extends Error {}

/** Thrown by a row whose findings leave nothing more to try. */
export class Stopped extends Error {}
