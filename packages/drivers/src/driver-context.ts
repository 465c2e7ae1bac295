import type { Kysely } from 'kysely';
import type { Setting } from './define-setting.ts';

/** Details come first, as fields, then the message. Never log a password, a token or a customer's data. */
export type DriverLogger = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>;

/**
 * The server's database, for tables that the plugin's own migrations create. Annotate `tx` with their types:
 * `database.read((tx: Kysely<MyTables>) => …)`. Make no network calls in a transaction.
 */
export type DriverDatabase = {
  /** Runs `work` in one transaction and commits unless it throws. */
  transaction: <Tables, Result>(work: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  read: <Tables, Result>(work: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /**
   * Runs `work` in one process of the server at a time per name, such as a host's; others wait until `signal` aborts. It may make network
   * calls, and has to stop when `held` aborts: the lock is lost.
   */
  exclusive: <Result>(name: string, work: (held: AbortSignal) => Promise<Result>, signal: AbortSignal) => Promise<Result>;
};

export type EnqueueDriverJob = <Tables>(
  tx: Kysely<Tables>,
  /** The name of one of the plugin's jobs. */
  job: string,
  given: object,
  options?: { delayMs?: number },
) => Promise<void>;

/** The parts of the server that a driver may use. */
export type DriverContext = {
  /** Returns the value of a setting that the plugin lists. */
  setting: <Value>(setting: Setting<Value>) => Value;
  logger: DriverLogger;
  /** The only clock, because a test clock may be ahead of the system's. */
  now: () => Date;
  database: DriverDatabase;
  /** Enqueues inside the transaction, so that the job exists exactly if the transaction commits. */
  enqueue: EnqueueDriverJob;
  /** The absolute path of the folder for generated secrets. */
  dataFolder: string;
  /** Runs a call as a span of the server's trace. Send the headers with it, so that the trace continues there. */
  trace: <Result>(name: string, call: (headers: Readonly<Record<string, string>>) => Promise<Result>) => Promise<Result>;
  /** The origin this process listens on. Null until it listens. */
  ownOrigin: () => string | null;
};

/** `onClose` registers a function that runs when the server stops, after requests and jobs have ended. */
export type OpeningContext = DriverContext & { onClose: (close: () => Promise<void> | void) => void };

/** Creates a driver once, when the server or an operator command starts. @throws ConfigurationError to refuse the start */
export type DriverFactory<Driver> = (context: OpeningContext) => Driver | Promise<Driver>;
