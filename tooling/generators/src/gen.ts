/** `pnpm gen`: writes the files of a new item in the project's structure. Without arguments it prints its usage. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { planCommand, planJob, planMail, planSetting } from './backstage.ts';
import { planComponent } from './component.ts';
import { planMessage } from './message.ts';
import { planMigration } from './migration.ts';
import { planOperation } from './operation.ts';
import { Plan, Refusal } from './plan.ts';
import { planScreen } from './screen.ts';

type Generator = {
  values: readonly string[];
  example: string;
  plan: (plan: Plan, ...values: readonly string[]) => string[];
  /** A script of the repository to run on the new files. */
  afterwards?: string;
};

const generators: Readonly<Record<string, Generator>> = {
  operation: {
    values: ['tag', 'operationId', 'get|post', 'path'],
    example: 'pnpm gen operation invoices cancelInvoice post /v1/invoice/cancel',
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
    example: 'pnpm gen message apps/portal/src/features/cart/cart.messages.ts cart.dialog.undo "Undo" "Вернуть"',
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
    example: 'pnpm gen command tickets ticket close "Close a ticket"',
    plan: (plan, module = '', area = '', verb = '', about = '') => planCommand(plan, module, area, verb, about),
  },
  migration: {
    values: ['name'],
    example: 'pnpm gen migration add-invoice-notes',
    plan: (plan, name = '') => planMigration(plan, name, new Date().toISOString().slice(0, 10)),
  },
};

function usage(): string {
  const lines = Object.entries(generators).map(
    ([name, { values, example }]) => `  ${name} ${values.map((value) => `<${value}>`).join(' ')}\n      ${example}`,
  );
  return `pnpm gen <what> …\n\n${lines.join('\n')}`;
}

const [what = '', ...values] = process.argv.slice(2);
const generator = Object.hasOwn(generators, what) ? generators[what] : undefined;
if (generator === undefined || values.length !== generator.values.length) {
  console.error(
    generator ? `${what} needs ${generator.values.map((value) => `<${value}>`).join(' ')}, for example:\n  ${generator.example}` : usage(),
  );
  process.exit(what === '' ? 0 : 2);
}

try {
  const plan = new Plan(path.resolve(import.meta.dirname, '../../..'));
  const next = generator.plan(plan, ...values);
  console.log(plan.write().join('\n'));
  if (generator.afterwards) execFileSync(process.execPath, [path.join(plan.root, generator.afterwards)], { stdio: 'inherit' });
  console.log(`\n${next.join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
