import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { camelCase, kebabCase, pascalCase, words } from './casing.ts';
import { planCommand, planJob, planMail, planSetting } from './backstage.ts';
import { planComponent } from './component.ts';
import { generators } from './generators.ts';
import { planMessage } from './message.ts';
import { planMigration } from './migration.ts';
import { planOperation } from './operation.ts';
import { Plan, Refusal } from './plan.ts';
import { planScreen } from './screen.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const cartMessages = 'apps/portal/src/features/cart/cart.messages.ts';

/** Copies the files of the real repository that generators change, so that tests use real content. */
function copyOfTheRepository(): { root: string; read: (file: string) => string } {
  const root = mkdtempSync(path.join(tmpdir(), 'portico-generators-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of [
    'openapi/openapi.yaml',
    'apps/api/src',
    'docs/guides/run-in-production.md',
    'docs/guides/staff-commands.md',
    'packages/api-queries/src/invalidations.ts',
    'packages/i18n/catalogs/en',
    'packages/i18n/catalogs/ru',
    cartMessages,
  ]) {
    cpSync(path.join(repository, file), path.join(root, file), { recursive: true });
  }
  return { root, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

test('an operation has one name in six places', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planOperation(plan, 'invoices', 'foldInvoice', 'post', '/v1/invoice/fold');
  plan.write();
  const document = parse(read('openapi/openapi.yaml')) as { paths: Record<string, { $ref: string }>; components: object };
  expect(document.paths['/v1/invoice/fold']).toEqual({ $ref: 'paths/invoices/fold-invoice.yaml' });
  expect(Object.keys(document.components)).not.toEqual([]);
  const described = parse(read('openapi/paths/invoices/fold-invoice.yaml')) as {
    post: { operationId: string; responses: object; requestBody: object };
  };
  expect(described.post.operationId).toBe('foldInvoice');
  expect(Object.keys(described.post.responses)).toEqual(['200', '401', '422', 'default']);
  expect(read('apps/api/src/modules/billing/invoices/fold-invoice.ts')).toContain("defineOperation('foldInvoice'");
  const manifest = read('apps/api/src/modules/billing/module.ts');
  expect(manifest).toContain("import { foldInvoice } from './invoices/fold-invoice.ts';\n");
  expect(manifest).toMatch(/ {2}operations: \{[^}]*\n {4}foldInvoice,\n {2}\},/);
  expect(read('apps/api/test/invoices/fold-invoice.test.ts')).toContain("describe('foldInvoice'");
  expect(read('packages/api-queries/src/invalidations.ts')).toMatch(/staleByWrite[^]*\n {2}foldInvoice: \[\],\n\};/);
});

test.each([
  ['jobs', 'closeStaleTickets', (plan: Plan) => planJob(plan, 'tickets', 'close-stale-tickets')],
  [
    'mails',
    'ticketAnsweredMail',
    (plan: Plan) => planMail(plan, 'tickets', 'ticket-answered', 'Your ticket is answered', 'Ответ на обращение'),
  ],
  ['settings', 'ticketSignature', (plan: Plan) => planSetting(plan, 'tickets', 'TICKET_SIGNATURE', 'What answers are signed with.')],
  ['commands', 'archiveTicketCommand', (plan: Plan) => planCommand(plan, 'tickets', 'ticket', 'archive', 'Archive a ticket')],
])('generated code for the %s is declared in its module and listed in the manifest', (part, name, generate) => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  generate(plan);
  const [file = ''] = plan.write();
  expect(read(file)).toContain(`export const ${name} = define`);
  const manifest = read('apps/api/src/modules/tickets/module.ts');
  expect(manifest).toMatch(new RegExp(`^import \\{ (.*, )?${name}(, .*)? \\} from './`, 'm'));
  expect(new RegExp(`^  ${part}: \\[([^\\]]*)\\],`, 'm').exec(manifest)?.[1]).toMatch(new RegExp(`${name}$|${name},\n`));
});

test('a command has a row among the JSON fields of the guide, in a table that is aligned', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planCommand(plan, 'tickets', 'ticket', 'archive', 'Archive a ticket');
  plan.write();
  const rows = read('docs/guides/staff-commands.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows.at(-1)).toMatch(/^\| `ticket archive` +\| none yet +\|$/);
  expect(rows.at(-1)?.length).toBe(rows.at(-2)?.length);
});

test('a new module gets a manifest, which is added to the list of modules', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planOperation(plan, 'guides', 'listGuides', 'get', '/v1/guide');
  plan.write();
  const manifest = 'export const guidesModule = defineModule({\n  operations: {\n    listGuides,\n  },\n});';
  expect(read('apps/api/src/modules/guides/module.ts')).toContain(manifest);
  const list = read('apps/api/src/registry/modules.ts');
  expect(list).toContain("import { guidesModule } from '../modules/guides/module.ts';");
  expect(list).toContain('\n  guidesModule,\n] as const;');
});

test('a read operation has no body', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planOperation(plan, 'guides', 'listGuides', 'get', '/v1/guide');
  plan.write();
  expect(Object.keys((parse(read('openapi/paths/guides/list-guides.yaml')) as { get: object }).get)).not.toContain('requestBody');
});

test('a screen has its messages in both languages, its test and its route', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planScreen(plan, 'invoices', 'invoice-archive', '/invoices/archive', "The client's archive", 'Архив клиента');
  plan.write();
  const folder = 'apps/portal/src/features/invoices/invoice-archive';
  expect(read(`${folder}/invoice-archive.messages.ts`)).toContain(
    "  title: { id: 'invoices.invoice-archive.title', defaultMessage: 'The client\\'s archive' },\n});",
  );
  expect(read(`${folder}/invoice-archive-screen.tsx`)).toContain('export function InvoiceArchiveScreen()');
  expect(read(`${folder}/invoice-archive-screen.test.tsx`)).toContain("openPortal('/invoices/archive')");
  expect(read('apps/portal/src/routes/_app/invoices/archive.tsx')).toContain(
    "from '../../../features/invoices/invoice-archive/invoice-archive-screen.tsx'",
  );
  expect(JSON.parse(read('packages/i18n/catalogs/ru/invoices.json'))).toMatchObject({ 'invoices.invoice-archive.title': 'Архив клиента' });
});

test('a component has four files in its folder', () => {
  const { root } = copyOfTheRepository();
  const plan = new Plan(root);
  planComponent(plan, 'price-tag');
  expect(plan.write()).toEqual(
    ['.tsx', '.module.css', '.stories.tsx', '.test.tsx'].map((ending) => `packages/ui/src/price-tag/price-tag${ending}`),
  );
});

test.each([
  ['an operation', (plan: Plan) => planOperation(plan, 'invoices', 'foldInvoice', 'post', '/v1/invoice/fold')],
  ['a screen', (plan: Plan) => planScreen(plan, 'invoices', 'invoice-archive', '/invoices/archive', 'Archive', 'Архив')],
  ['a component', (plan: Plan) => planComponent(plan, 'price-tag')],
  ['a job', (plan: Plan) => planJob(plan, 'tickets', 'close-stale-tickets')],
  ['a command', (plan: Plan) => planCommand(plan, 'tickets', 'ticket', 'archive', 'Archive a ticket')],
])('%s imports only files that exist', (_what, generate) => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  generate(plan);
  const imported = plan
    .write()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/ from '(\.[^']+)'/g)].map(([, from = '']) => path.join(path.dirname(file), from)));
  expect(imported).not.toEqual([]);
  expect(imported.filter((file) => !existsSync(path.join(root, file)) && !existsSync(path.join(repository, file)))).toEqual([]);
});

/** The arguments of a `pnpm gen` line. */
const argumentsOf = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(2);
const guides = path.join(repository, 'docs/guides');
const inGuides = readdirSync(guides).flatMap((guide) => readFileSync(path.join(guides, guide), 'utf8').match(/^pnpm gen .*$/gm) ?? []);
const examples = [...new Set([...Object.values(generators).map(({ example }) => example), ...inGuides])];

test.each(examples)('the example works on the repository as it is: %s', (example) => {
  const [name = '', ...values] = argumentsOf(example);
  const generator = generators[name];
  expect(values).toHaveLength(generator?.values.length ?? -1);
  // Throws a Refusal if something of it exists already. Nothing is written.
  expect(generator?.plan(new Plan(repository), ...values)).toBeDefined();
});

test('a message is added to its file and to both catalogs, in sorted order', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planMessage(plan, cartMessages, 'cart.dialog.a-new-one', 'New', 'Новое');
  plan.write();
  for (const [language, text] of [
    ['en', 'New'],
    ['ru', 'Новое'],
  ]) {
    const catalog = JSON.parse(read(`packages/i18n/catalogs/${language}/cart.json`)) as Record<string, string>;
    expect(catalog['cart.dialog.a-new-one']).toBe(text);
    expect(Object.keys(catalog)).toEqual(Object.keys(catalog).toSorted());
  }
  expect(read(cartMessages)).toContain("  aNewOne: { id: 'cart.dialog.a-new-one', defaultMessage: 'New' },");
});

test('a migration comes after all others, even if the clock is behind', () => {
  const { root, read } = copyOfTheRepository();
  const plan = new Plan(root);
  planMigration(plan, 'add-notes', '2999-01-01');
  planMigration(plan, 'add-more-notes', '2000-01-01');
  const [first = '', second = ''] = plan.write();
  expect(path.basename(first)).toBe('2999-01-01-01-add-notes.ts');
  const ranAlready = readdirSync(path.join(repository, 'apps/api/src/platform/database/migrations'));
  expect(ranAlready.filter((file) => file >= path.basename(second))).toEqual([]);
  expect(read(first)).toContain('export const up = async (db: Kysely<unknown>)');
});

test('existing files are never overwritten, and nothing is written partially', () => {
  const { root } = copyOfTheRepository();
  const write = () => {
    const plan = new Plan(root);
    planOperation(plan, 'invoices', 'foldInvoice', 'post', '/v1/invoice/fold');
    plan.write();
  };
  write();
  expect(write).toThrow(Refusal);
  const plan = new Plan(root);
  expect(() => planMessage(plan, 'apps/portal/src/features/none/none.messages.ts', 'none.text', 'Text', 'Текст')).toThrow("doesn't exist");
  expect(existsSync(path.join(root, 'apps/portal/src/features/none'))).toBe(false);
});

test.each([
  ['an operation without a noun', (plan: Plan) => planOperation(plan, 'invoices', 'cancel', 'post', '/v1/invoice/fold')],
  ['a method that is neither', (plan: Plan) => planOperation(plan, 'invoices', 'foldInvoice', 'delete', '/v1/invoice/fold')],
  ['a path outside the API', (plan: Plan) => planOperation(plan, 'invoices', 'foldInvoice', 'post', '/../etc')],
  ['a path that is taken', (plan: Plan) => planOperation(plan, 'invoices', 'foldInvoice', 'post', '/v1/invoice/pay')],
  ['a component in another case', (plan: Plan) => planComponent(plan, 'PriceTag')],
  ['a message that is there', (plan: Plan) => planMessage(plan, cartMessages, 'cart.dialog.title', 'Cart', 'Корзина')],
  ['a message in one language only', (plan: Plan) => planMessage(plan, cartMessages, 'cart.dialog.more', 'More', ' ')],
  ['a message outside the portal', (plan: Plan) => planMessage(plan, '../x.messages.ts', 'cart.dialog.more', 'More', 'Ещё')],
])('%s is refused with a message', (_what, generate) => {
  expect(() => generate(new Plan(copyOfTheRepository().root))).toThrow(Refusal);
});

test('a name converts to every case', () => {
  expect([kebabCase('payInvoice'), camelCase('pay-invoice'), pascalCase('pay-invoice'), words('payInvoice')]).toEqual([
    'pay-invoice',
    'payInvoice',
    'PayInvoice',
    'Pay invoice',
  ]);
});
