import { planCommand, planJob, planMail, planSetting } from './backstage.ts';
import { planComponent } from './component.ts';
import { planMessage } from './message.ts';
import { planMigration } from './migration.ts';
import { planOperation } from './operation.ts';
import { planScreen } from './screen.ts';
import type { Plan } from './plan.ts';

export type Generator = {
  values: readonly string[];
  example: string;
  plan: (plan: Plan, ...values: readonly string[]) => string[];
  /** A script of the repository to run on the new files. */
  afterwards?: string;
};

/** What `pnpm gen` makes, by name. */
export const generators: Readonly<Record<string, Generator>> = {
  operation: {
    values: ['tag', 'operationId', 'get|post', 'path'],
    example: 'pnpm gen operation invoices archiveInvoice post /v1/invoice/archive',
    plan: (plan, tag = '', operationId = '', method = '', route = '') => planOperation(plan, tag, operationId, method, route),
  },
  screen: {
    values: ['feature', 'name', 'address', 'English title', 'Russian title'],
    example: 'pnpm gen screen invoices invoice-archive /invoices/archive "Archive" "Архив"',
    plan: (plan, feature = '', name = '', address = '', title = '', russian = '') =>
      planScreen(plan, feature, name, address, title, russian),
    afterwards: 'apps/portal/build/write-routes.ts',
  },
  component: {
    values: ['name'],
    example: 'pnpm gen component price-tag',
    plan: (plan, name = '') => planComponent(plan, name),
  },
  message: {
    values: ['file', 'id', 'English text', 'Russian text'],
    example: 'pnpm gen message apps/portal/src/features/cart/cart.messages.ts cart.dialog.saved-for-later "Saved for later" "Отложено"',
    plan: (plan, file = '', id = '', text = '', translation = '') => planMessage(plan, file, id, text, translation),
  },
  job: {
    values: ['module', 'name'],
    example: 'pnpm gen job tickets close-stale-tickets',
    plan: (plan, module = '', name = '') => planJob(plan, module, name),
  },
  mail: {
    values: ['module', 'name', 'English subject', 'Russian subject'],
    example: 'pnpm gen mail tickets ticket-answered "Your ticket has a new answer" "Ответ на ваше обращение"',
    plan: (plan, module = '', name = '', subject = '', russian = '') => planMail(plan, module, name, subject, russian),
  },
  setting: {
    values: ['module', 'NAME', 'what it is for'],
    example: 'pnpm gen setting tickets TICKET_SIGNATURE "Signature of support answers."',
    plan: (plan, module = '', name = '', about = '') => planSetting(plan, module, name, about),
  },
  command: {
    values: ['module', 'area', 'verb', 'what it does'],
    example: 'pnpm gen command tickets ticket archive "Archive a ticket"',
    plan: (plan, module = '', area = '', verb = '', about = '') => planCommand(plan, module, area, verb, about),
  },
  migration: {
    values: ['name'],
    example: 'pnpm gen migration add-invoice-notes',
    plan: (plan, name = '') => planMigration(plan, name, new Date().toISOString().slice(0, 10)),
  },
};
