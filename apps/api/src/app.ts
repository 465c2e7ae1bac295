import type { Configuration } from './settings/configuration.ts';
import type { Database } from './database/database.ts';
import type { PaymentGateway } from './drivers/payments/payment-gateway.ts';
import type { ProvisioningDriver } from './drivers/provisioning/provisioning-driver.ts';
import type { Jobs } from './queue/queue.ts';
import type { Mailer } from './drivers/mail/mailer.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Logger } from 'pino';

/** What handlers, jobs and commands are given: everything that a test can replace. */
export type App = {
  configuration: Configuration;
  database: Database;
  mailer: Mailer;
  events: EventHub;
  jobs: Jobs;
  /** By the id of their payment method. */
  gateways: ReadonlyMap<number, PaymentGateway>;
  provisioning: ProvisioningDriver;
  logger: Logger;
  /** The clock. Nothing below asks the system's own. */
  now: () => Date;
};
