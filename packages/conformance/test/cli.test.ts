import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startCoreApi, theCode, type CoreApi } from '@portico/core-api/core-api';
import { dailyRows } from '@portico/test-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../src/check-api.ts';
import { checkApi } from '../src/check-api.ts';
import { signUpBody } from '../src/rows/sign-up.ts';
import { coreContract } from './core-contract.fixture.ts';

const account = { email: 'mira@example.com', password: 'Correct-Horse-7' };
const folder = mkdtempSync(path.join(tmpdir(), 'portico-conformance-'));
const contractFile = path.join(folder, 'openapi.json');
let api: CoreApi;
beforeAll(async () => {
  writeFileSync(contractFile, JSON.stringify(coreContract()));
  api = await startCoreApi();
  await send('/v1/signup', signUpBody(account.email, account.password));
  await send('/v1/verify-email', { email: account.email, token: theCode });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function send(at: string, body: object): Promise<void> {
  const response = await fetch(api.url + at, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

async function runCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = spawn(process.execPath, [path.join(import.meta.dirname, '../src/cli.ts'), '--contract', contractFile, ...args], {
    env: { ...process.env, ...env },
  });
  const output = Promise.all([text(command.stdout), text(command.stderr), once(command, 'exit')]);
  const [stdout, stderr, [exitCode]] = await output;
  return { stdout, stderr, exitCode: exitCode as unknown };
}

test('a run without --write only reads and signs in, and says what it left out', async () => {
  const before = api.requests.length;
  const { rows } = await checkApi({ url: api.url, ...account, contract: coreContract() });
  const changes = api.requests.slice(before).filter((request) => !request.startsWith('GET '));
  expect(new Set(changes)).toEqual(new Set(['POST /v1/login']));
  expect(rows.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
  const order = rows.find(({ id }) => id === 'place-order');
  expect(order).toMatchObject({ outcome: 'not tried', reason: expect.stringContaining('--write') });
});

test('a run with --write announces every change before the first request', async () => {
  const before = api.requests.length;
  const announced: string[] = [];
  await checkApi({
    url: api.url,
    ...account,
    write: true,
    contract: coreContract(),
    announce: (writes) => {
      expect(api.requests).toHaveLength(before);
      announced.push(...writes);
    },
  });
  expect(announced).toContain('places 3 orders, which stay unpaid');
});

test('the command reads the account from the environment, prints a report for machines and exits with 1 where something differs', async () => {
  const { stdout, exitCode } = await runCommand([api.url, '--profile', 'core,problems', '--json'], {
    PORTICO_EMAIL: account.email,
    PORTICO_PASSWORD: account.password,
  });
  const report = JSON.parse(stdout) as Report;
  expect(report.rows.find(({ id }) => id === 'login')?.outcome).toBe('holds');
  const problem = report.rows.find(({ id }) => id === 'problem-details');
  expect(problem).toMatchObject({ section: 'contract', outcome: 'differs' });
  expect(exitCode).toBe(1);
});

test('the command prints a line for each row, with what differs below it', async () => {
  const { stdout } = await runCommand([api.url, '--profile', 'core,problems', '--email', account.email, '--password', account.password]);
  expect(stdout).toMatch(/^✓ holds +§ 7 +login: POST \/v1\/login/m);
  expect(stdout).toMatch(/^– not tried +§ 7 +place-order: .+\n +it places 3 orders.+--write$/m);
  expect(stdout).toMatch(/^✗ differs +contract +problem-details: .+\n +GET \/v1\/invoice\/view refuses with application\/json/m);
  expect(stdout).toMatch(/\d+ rows hold, \d+ differ, \d+ not tried \(core, problems\)/);
});

test('a code command is asked for each code with its purpose', async () => {
  const command = `[ "$PORTICO_CODE_FOR" = verify-email ] && echo ${theCode}`;
  const { stdout, stderr } = await runCommand([
    api.url,
    '--write',
    '--new-email',
    'new-{id}@example.com',
    '--code-command',
    command,
    '--json',
  ]);
  expect(stderr).toContain('signs up a new account');
  const { rows } = JSON.parse(stdout) as Report;
  expect(rows.find(({ id }) => id === 'verify-email')?.findings).toEqual([]);
});

const wrongArguments: readonly (readonly [args: readonly string[], message: string])[] = [
  [['api.example.com'], 'Name the address of an API'],
  [['https://api.example.com', '--profile', 'cores'], 'There is no profile cores'],
  [['https://api.example.com', '--email', 'mira@example.com'], 'An account is an email and a password'],
  [['https://api.example.com', '--wirte'], "Unknown option '--wirte'"],
  [['localhost:3000'], 'Name the address of an API'],
  [['https://api.example.com', '--contract', 'missing.json'], 'missing.json is no contract: ENOENT'],
  [
    ['https://api.example.com', '--contract', path.join(import.meta.dirname, '../package.json')],
    'package.json is no contract: it has no paths',
  ],
];

test.each(dailyRows(wrongArguments, 1))('%s exits with 2 and says why', async (args, message) => {
  const { stderr, exitCode } = await runCommand(args);
  expect(stderr).toContain(message);
  expect(exitCode).toBe(2);
});
