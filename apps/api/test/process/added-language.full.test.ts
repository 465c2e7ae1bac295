import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSentences } from '../../src/platform/messages/messages.ts';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { pseudoLocalize } from '../pseudo-localize.ts';
import { readMails, verificationCode } from '../mailbox.ts';
import { copyRepository } from '@portico/repository-copy';
import { signupRequest } from '../test-api.ts';

const english = readSentences(path.join(import.meta.dirname, '../../src/platform/messages/en'));
const pseudoText = (id: string) => pseudoLocalize(english[id] ?? '');

let folder: string;
let api: ApiProcess;
let dataFolder: string;

/** Follows the guide exactly: a line in the list, and the language's files. */
function addGerman(): void {
  const list = path.join(folder, 'openapi/languages.json');
  const languages = JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>;
  languages['de'] = { name: 'Deutsch', tag: 'de-DE', dir: 'ltr', justNow: 'gerade eben', thousands: '.', search: 'german' };
  writeFileSync(list, JSON.stringify(languages));
  for (const catalogs of ['packages/i18n/catalogs', 'apps/api/src/platform/messages', 'packages/simulation/src/messages']) {
    cpSync(path.join(folder, catalogs, 'en'), path.join(folder, catalogs, 'de'), { recursive: true });
    for (const file of globSync(`${catalogs}/de/*.json`, { cwd: folder })) {
      const messages = Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Readonly<Record<string, string>>);
      writeFileSync(path.join(folder, file), JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, pseudoLocalize(text)]))));
    }
  }
  const catalogue = path.join(folder, 'apps/api/catalogue.yaml');
  writeFileSync(catalogue, stringify(withGerman(parse(readFileSync(catalogue, 'utf8')))));
  cpSync(path.join(folder, 'apps/api/faq/en'), path.join(folder, 'apps/api/faq/de'), { recursive: true });
  for (const file of globSync('apps/api/faq/de/*/*.md', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(/^title: '?/m, '$&Häuser: '));
  }
}

/** Adds German to every translated text of the catalogue. */
function withGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGerman);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withGerman(field)]));
  return 'en' in fields && 'ru' in fields ? { ...fields, de: fields['en'] } : fields;
}

function run(place: string, ...command: readonly string[]): void {
  const [file = '', ...rest] = command;
  try {
    execFileSync(file, rest, { cwd: path.join(folder, place), encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${command.join(' ')} failed in ${place}:\n${(error as { stdout?: string }).stdout ?? ''}`, { cause: error });
  }
}

async function ask(address: string, { token, body }: { token?: string; body?: object } = {}): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${api.url}${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-language': 'de-AT, en;q=0.5',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

let token: string;
const email = 'mira@example.com';

beforeAll(async () => {
  folder = copyRepository();
  addGerman();
  run('openapi', process.execPath, '../tooling/contract-codegen/src/generate.ts');
  run('packages/i18n', process.execPath, 'scripts/compile-catalogs.ts');
  dataFolder = path.join(folder, 'data');
  api = await startApiProcess({ env: { DATA_FOLDER: dataFolder }, mainFile: path.join(folder, 'apps/api/src/main.ts') });
  const signUp = { ...signupRequest({ email }), language: 'de' };
  const { status } = await ask('/v1/signup', { body: signUp });
  if (status !== 200) throw new Error(`Signing up in German answered ${status}`);
  const code = await verificationCode(path.join(dataFolder, 'mail'), email);
  const { answer } = await ask('/v1/verify-email', { body: { email, token: code } });
  token = (answer as { accessToken: string }).accessToken;
}, 300_000);

afterAll(async () => {
  await api.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('the API responds in the added language', async () => {
  expect(pseudoText('problem.unauthorized')).not.toBe(english['problem.unauthorized']);
  expect(await ask('/v1/account/meta')).toMatchObject({ status: 401, answer: { message: pseudoText('problem.unauthorized') } });
});

test('a user who signed up in the added language gets mails in it', () => {
  const [mail] = readMails(path.join(dataFolder, 'mail'));
  expect(mail?.text).toContain(pseudoText('mail.verificationCode.text'));
});

test('a profile accepts and returns the added language; an unknown one is still refused', async () => {
  expect(await ask('/v1/account/meta', { token })).toMatchObject({ status: 200, answer: { language: 'de' } });
  expect(await ask('/v1/account/user-update', { token, body: { language: 'en' } })).toMatchObject({
    status: 200,
    answer: { language: 'en' },
  });
  expect(await ask('/v1/account/user-update', { token, body: { language: 'de' } })).toMatchObject({
    status: 200,
    answer: { language: 'de' },
  });
  expect(await ask('/v1/account/user-update', { token, body: { language: 'xx' } })).toMatchObject({ status: 422 });
});

test('FAQ entries are read in the added language and searched by its rules', async () => {
  const titles = (answer: unknown) => (answer as { items: { title: string }[] }).items.map(({ title }) => title);
  const all = titles((await ask('/v1/faq', { token })).answer);
  expect(all).not.toEqual([]);
  expect(all.filter((title) => !title.startsWith('Häuser: '))).toEqual([]);
  // Only German treats "Haus" as a form of "Häuser".
  expect(titles((await ask('/v1/faq?q=Haus', { token })).answer)).toHaveLength(all.length);
});

// Runs last, because it blocks this process for longer than the API keeps a connection.
test.each(['packages/validation', 'packages/i18n', 'packages/auth', 'apps/api', 'apps/portal'])(
  'no file of %s misses the added language',
  (place) => expect(() => run(place, path.join(folder, 'node_modules/.bin/tsc'), '--noEmit')).not.toThrow(),
  240_000,
);

test('the catalogs of the added language pass the checks and are compiled', () => {
  run('packages/i18n', process.execPath, 'scripts/verify-catalogs.ts');
  const compiled = (locale: string) => globSync(`packages/i18n/catalogs/compiled/*.${locale}.js`, { cwd: folder }).length;
  expect(compiled('de')).toBe(compiled('en'));
  expect(readFileSync(path.join(folder, 'packages/i18n/catalogs/compiled/catalogs.js'), 'utf8')).toContain("'entry.de'");
});
