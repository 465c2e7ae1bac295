import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './drivers/mail/mailer.ts';
import type { Logger } from 'pino';

/** What handlers, jobs and commands are given: everything that a test can replace. */
export type App = {
  configuration: Configuration;
  database: Database;
  mailer: Mailer;
  logger: Logger;
  /** The clock. Nothing below asks the system's own. */
  now: () => Date;
};
