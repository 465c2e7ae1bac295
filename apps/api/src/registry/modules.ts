import type { AnyJob } from '../jobs/define-job.ts';
import type { AnyMail } from '../mail/define-mail.ts';
import { accountModule } from '../modules/account/module.ts';
import { addressesModule } from '../modules/addresses/module.ts';
import { attachmentsModule } from '../modules/attachments/module.ts';
import { authModule } from '../modules/auth/module.ts';
import { backupModule } from '../modules/backup/module.ts';
import { billingModule } from '../modules/billing/module.ts';
import { cancellationModule } from '../modules/cancellation/module.ts';
import { catalogueModule } from '../modules/catalogue/module.ts';
import { consoleModule } from '../modules/console/module.ts';
import { databaseRoleModule } from '../modules/database-role/module.ts';
import { eventsModule } from '../modules/events/module.ts';
import { faqModule } from '../modules/faq/module.ts';
import { impersonationModule } from '../modules/impersonation/module.ts';
import { legalModule } from '../modules/legal/module.ts';
import { metricsModule } from '../modules/metrics/module.ts';
import { monitoringModule } from '../modules/monitoring/module.ts';
import { orderModule } from '../modules/order/module.ts';
import { outboxModule } from '../modules/outbox/module.ts';
import { peopleModule } from '../modules/people/module.ts';
import { promoModule } from '../modules/promo/module.ts';
import { rdnsModule } from '../modules/rdns/module.ts';
import { renewalsModule } from '../modules/renewals/module.ts';
import { servicesModule } from '../modules/services/module.ts';
import { staffModule } from '../modules/staff/module.ts';
import { staffLogModule } from '../modules/staff-log/module.ts';
import { storedSecretsModule } from '../modules/stored-secrets/module.ts';
import { telegramModule } from '../modules/telegram/module.ts';
import { testClockModule } from '../modules/test-clock/module.ts';
import { ticketsModule } from '../modules/tickets/module.ts';
import { trafficModule } from '../modules/traffic/module.ts';
import type { Handlers, Listener, Module } from '../modules/define-module.ts';
import type { AnyOperation } from '../operations/operation.ts';
import type { Command } from '../operator/define-command.ts';
import type { Setting } from '@portico/drivers/define-setting';

/** All modules of the API. */
const modules = [
  accountModule,
  addressesModule,
  attachmentsModule,
  authModule,
  backupModule,
  billingModule,
  cancellationModule,
  catalogueModule,
  consoleModule,
  databaseRoleModule,
  eventsModule,
  faqModule,
  impersonationModule,
  legalModule,
  metricsModule,
  monitoringModule,
  orderModule,
  outboxModule,
  peopleModule,
  promoModule,
  rdnsModule,
  renewalsModule,
  servicesModule,
  staffModule,
  staffLogModule,
  storedSecretsModule,
  telegramModule,
  testClockModule,
  ticketsModule,
  trafficModule,
] as const;

type OperationsOf<Some> = Some extends Module<infer Own> ? Own : never;
type All<Some> = (Some extends unknown ? (each: Some) => void : never) extends (all: infer Both) => void ? Both : never;

/** An operation of the contract that no module handles fails to compile here. */
const handlers: Handlers = Object.assign({}, ...modules.map(({ operations }) => operations)) as All<OperationsOf<(typeof modules)[number]>>;

const listed: readonly Module<Partial<Handlers>>[] = modules;
export const allOperations: readonly AnyOperation[] = Object.values(handlers);
export const moduleJobs: readonly AnyJob[] = listed.flatMap(({ jobs = [] }) => jobs);
export const allMails: readonly AnyMail[] = listed.flatMap(({ mails = [] }) => mails);
export const moduleSettings: readonly Setting[] = listed.flatMap(({ settings = [] }) => settings);
export const allCommands: readonly Command[] = listed.flatMap(({ commands = [] }) => commands);
export const allListeners: readonly Listener<never>[] = listed.flatMap(({ listeners = [] }) => listeners);
