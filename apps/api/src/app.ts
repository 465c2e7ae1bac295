import type { Plugin } from '@portico/drivers/define-config';
import type { Logger } from 'pino';
import type { TestClock } from './platform/clock/test-clock.ts';
import type { Database } from './platform/database/database.ts';
import type { DnsInTransaction } from './drivers/dns/dns-publisher.ts';
import type { Mailer } from './drivers/mail/mailer.ts';
import type { MailLayout } from '@portico/drivers/mail-layout';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import type { Secrets } from './drivers/secrets/secrets.ts';
import type { FileStorage } from '@portico/drivers/file-storage';
import type { TelegramBot } from './drivers/telegram/telegram-bot.ts';
import type { EventHub } from './platform/events/event-hub.ts';
import type { EmitDomainEvent } from './platform/events/domain-event.ts';
import type { Jobs } from './platform/queue/queue.ts';
import type { Configuration } from './platform/settings/configuration.ts';
import type { Traces } from './platform/traces/traces.ts';

/** Everything handlers, jobs and commands depend on. Tests can replace any of it. */
export type App = {
  configuration: Configuration;
  /** The provider's plugins. */
  plugins: readonly Plugin[];
  /** True if a plugin simulates servers or payments. */
  isSimulated: boolean;
  database: Database;
  mailer: Mailer;
  mailLayout: MailLayout;
  /** Null when the provider has no Telegram bot. */
  telegram: TelegramBot | null;
  events: EventHub;
  jobs: Jobs;
  /** Emits a domain event to its listeners. */
  emit: EmitDomainEvent;
  /** Keyed by payment method id. */
  gateways: ReadonlyMap<number, PaymentGateway>;
  /** The default driver. */
  provisioning: ProvisioningDriver;
  defaultDriver: string;
  /** The other drivers by name. */
  otherDrivers: ReadonlyMap<string, ProvisioningDriver>;
  secrets: Secrets;
  dns: DnsInTransaction;
  storage: FileStorage;
  logger: Logger;
  /** Null when no trace collector is configured. */
  traces: Traces | null;
  /** The only clock. Code that uses the app never reads the system time. */
  now: () => Date;
  /** Moves `now` ahead. Null when TEST_CLOCK is off. */
  testClock: TestClock | null;
  /** The origin this process listens on. Null until it listens. */
  ownOrigin: () => string | null;
};
