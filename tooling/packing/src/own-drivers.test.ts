import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { installConsumer } from './consumer.ts';
import { everyEntryModule } from './every-entry.ts';
import { runCommand } from './run-command.ts';
import { serveOwnDrivers, verificationCode, type ServedApi } from './serve-own-drivers.ts';

/** What a driver's author installs: the interfaces, and the contract they name. */
const packed = inject('packed').filter(({ name }) => name === '@portico/drivers' || name === '@portico/contract');
const env = { BANK_SECRET: 'the secret of the bank' };
let folder: string;
let api: ServedApi | undefined;

beforeAll(async () => {
  folder = await installConsumer('own-drivers', packed, inject('temporaryFolder'));
  writeFileSync(path.join(folder, 'every-entry.ts'), everyEntryModule(packed.filter(({ name }) => name === '@portico/drivers')));
});
afterAll(() => api?.close());

test('a driver, a gateway and their configuration compile strictly outside the repository', async () => {
  await expect(runCommand('pnpm', ['run', 'types'], folder)).resolves.toBeDefined();
});

test('a driver and a gateway outside the repository pass the suites', async () => {
  await expect(runCommand('pnpm', ['run', 'test'], folder)).resolves.toMatch(/Test Files .*2 passed/);
});

test('an order is placed, paid through that gateway and set up by that driver', fullOnly, async () => {
  const dataFolder = path.join(folder, 'data');
  mkdirSync(path.join(dataFolder, 'mail'), { recursive: true });
  api = await serveOwnDrivers(path.join(folder, 'portico.config.ts'), dataFolder, env);
  const { url } = api;
  let token = '';
  const call = async <Answer>(method: 'GET' | 'POST', called: string, body?: object): Promise<Answer> => {
    const headers = {
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/v1${called}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${called} returned ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };

  const password = 'Correct-Horse-7';
  const email = 'mira@example.com';
  const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'en', email, password, password_repeat: password };
  await call('POST', '/signup', { ...person, accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 });
  const code = await vi.waitUntil(() => verificationCode(dataFolder), { timeout: 30_000 });
  token = (await call<{ accessToken: string }>('POST', '/verify-email', { email, token: code })).accessToken;

  const item = { tariff: 'vps-nvme-2-de', configoptions: { ipv4: 2 }, count: 1, billing_cycle: 'monthly', promocode: null };
  const { invoice_id: id } = await call<{ invoice_id: number }>('POST', '/order/order', { order_items: [item], payment_method: 1 });
  const { url: page } = await call<{ url: string }>('POST', `/invoice/pay?id=${id}`, { paymentmethod: 20 });
  expect(page).toMatch(/\/bank\/bank_/);
  expect((await fetch(page, { method: 'POST' })).status).toBe(204);
  expect(await call('GET', `/invoice/view?id=${id}`)).toMatchObject({ status: 'paid' });

  type Services = { items: { status: string; ip: string | null }[] };
  const isActive = async () => (await call<Services>('GET', '/service')).items.find(({ status }) => status === 'active');
  expect(await vi.waitUntil(isActive, { timeout: 60_000 })).toMatchObject({ ip: expect.stringMatching(/^10\.20\.0\.\d+$/) as string });
});

test('the server knows no simulated payment, page or sign-in', fullOnly, async () => {
  const { url } = api ?? { url: '' };
  const login = { email: 'demo@portico.test', password: 'Portico-2026', rememberMe: 0 };
  const refused = await fetch(`${url}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(refused.status).toBe(422);
  expect((await fetch(`${url}/sandbox-gateway/checkout/none`)).status).toBe(404);
});

test('a setting of the configuration is validated with the others', fullOnly, async () => {
  const started = serveOwnDrivers(path.join(folder, 'portico.config.ts'), path.join(folder, 'none'), { BANK_SECRET: 'short' });
  await expect(started).rejects.toThrow(/BANK_SECRET must have at least 16 characters/);
});
