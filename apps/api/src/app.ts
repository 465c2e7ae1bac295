import type { Logger } from 'pino';
import type { TestClock } from './platform/clock/test-clock.ts';
import type { Database } from './platform/database/database.ts';
import type { DnsPublisher } from './drivers/dns/dns-publisher.ts';
import type { Mailer } from './drivers/mail/mailer.ts';
import type { PaymentGateway } from './drivers/payments/payment-gateway.ts';
import type { ProvisioningDriver } from './drivers/provisioning/provisioning-driver.ts';
import type { Secrets } from './drivers/secrets/secrets.ts';
import type { FileStorage } from './drivers/storage/file-storage.ts';
import type { TelegramBot } from './drivers/telegram/telegram-bot.ts';
import type { EventHub } from './platform/events/event-hub.ts';
import type { EmitDomainEvent } from './platform/events/domain-event.ts';
import type { Jobs } from './platform/queue/queue.ts';
import type { Configuration } from './platform/settings/configuration.ts';
import type { Traces } from './platform/traces/traces.ts';

/** What handlers, jobs and commands are given: everything that a test can replace. */
export type App = {
  configuration: Configuration;
  /** True where servers and payments are simulated: by `--demo`, by `SIMULATION=1`, or since the database holds the demo. */
  isSimulated: boolean;
  database: Database;
  mailer: Mailer;
  /** Null where the provider has no bot. */
  telegram: TelegramBot | null;
  events: EventHub;
  jobs: Jobs;
  /** Tells a fact to who listens to it. */
  emit: EmitDomainEvent;
  /** By the id of their payment method. */
  gateways: ReadonlyMap<number, PaymentGateway>;
  provisioning: ProvisioningDriver;
  secrets: Secrets;
  dns: DnsPublisher;
  storage: FileStorage;
  logger: Logger;
  /** Null without a collector. */
  traces: Traces | null;
  /** The clock. Nothing below asks the system's own. */
  now: () => Date;
  /** What sets that ahead; null where TEST_CLOCK is off. */
  testClock: TestClock | null;
  /** Where this process itself is reached; null until it listens. */
  ownOrigin: () => string | null;
};
