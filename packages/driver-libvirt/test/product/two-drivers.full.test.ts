import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isReleased, leftOf, powerOf } from '../lives/true-state.ts';
import { prepareMachineRoom, virsh } from '../machine-room.ts';
import { waitUntil } from '../wait-until.ts';
import { endOf, orderServer, type Action, type Service } from './customer.ts';
import { openBrowser } from './open-browser.ts';
import { openPortal } from './portal-visit.ts';
import { passLastDay } from './pass-last-day.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { callWith, createProduct, type Call, type ServedProduct } from './served-product.ts';

type Pair<T> = { real: T; simulated: T };

const bundled = readFileSync(path.join(import.meta.dirname, '../../../../apps/api/catalogue.yaml'), 'utf8');
let postgres: Postgres;
let product: ServedProduct;
let browser: Browser;
let call: Call;
let services: Pair<Service>;

beforeAll(async () => {
  prepareMachineRoom();
  postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, ADDRESS_QUARANTINE_HOURS: '0', SIMULATOR_DELAY_MS: '400' };
  product = createProduct(mkdtempSync('/run/portico/data-'), settings, 'two-drivers.config.ts');
  await product.start();
  await sellIn({ DE: 'libvirt', NL: 'simulation' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.kill();
  await postgres.stop();
});

/** Puts the bundled catalogue on sale with a driver for some of its placements. */
async function sellIn(drivers: Readonly<Record<string, string>>): Promise<void> {
  const catalogue = Object.entries(drivers).reduce(
    (text, [country, driver]) => text.replace(`  - country: ${country}\n`, (line) => `${line}    driver: ${driver}\n`),
    bundled,
  );
  const file = '/run/portico/catalogue.yaml';
  writeFileSync(file, catalogue);
  expect(await product.operator('catalogue', 'apply', file)).toContain('is on sale');
}

const domains = () => virsh('list', '--all', '--name').trim();
const listed = async () => {
  const { items } = await call<{ items: (Service & { features: string[] })[] }>('GET', '/service');
  return new Map(items.map((one) => [one.id, one]));
};

async function power(id: number, action: 'start' | 'stop'): Promise<string> {
  const started = await call<Action>('POST', `/service/power?id=${id}`, { action });
  return (await endOf(call, started)).status;
}

/** Cancels a service, moves its last day into the past, and waits until its server is gone. */
async function cancel(id: number): Promise<void> {
  await call('POST', `/service/cancellation?id=${id}`, { reason: 'The project is finished.', dry_run: false });
  await passLastDay(postgres.pool, id);
  await waitUntil(() => isReleased(postgres.pool, id));
}

test('the catalogue shows both locations, and a server ordered in each becomes active', async () => {
  const visit = await openPortal(browser);
  const email = 'mira@example.com';
  await visit.signUp(email, product.mailFolder);
  await product.operator('client', 'credit', email, '100', '--reason', 'For the test');
  await visit.order('real.example.com', 'Frankfurt');
  await visit.order('simulated.example.com', 'Amsterdam');
  call = callWith({ token: await visit.token() });
  const all = [...(await listed()).values()];
  expect(all.map(({ hostname, status }) => `${hostname} ${status}`).toSorted()).toEqual([
    'real.example.com active',
    'simulated.example.com active',
  ]);
  const named = (hostname: string) => all.filter((one) => one.hostname === hostname);
  const [[real], [simulated]] = [named('real.example.com'), named('simulated.example.com')];
  if (real === undefined || simulated === undefined) throw new Error('A server is missing');
  services = { real, simulated };
});

test("a server of libvirt's location is a domain, and one of the simulator's isn't", () => {
  expect(domains()).toBe(`portico-${services.real.id}`);
});

test("each server has an address of its own driver's pool", () => {
  expect(services.real.ip).toMatch(/^198\.51\.100\.(?:1\d\d|2[0-4]\d|250)$/);
  expect(services.simulated.ip).toMatch(/^198\.1[89]\./);
});

test('each server remembers its driver and features after its location is moved to the other driver', async () => {
  await sellIn({ DE: 'simulation', NL: 'libvirt' });
  await product.kill();
  await product.start();
  const { rows } = await postgres.pool.query<{ id: number; driver: string }>('select id, driver from service');
  expect(new Map(rows.map(({ id, driver }) => [id, driver]))).toEqual(
    new Map([
      [services.real.id, 'libvirt'],
      [services.simulated.id, 'simulation'],
    ]),
  );
  const now = await listed();
  const featuresOf = ({ id }: Service) => now.get(id)?.features ?? [];
  const more = featuresOf(services.simulated).filter((feature) => !featuresOf(services.real).includes(feature));
  expect(more.toSorted()).toEqual(['iso', 'vnc']);
  await sellIn({ DE: 'libvirt', NL: 'simulation' });
});

test.each(['stop', 'start'] as const)('%s works on both servers', async (action) => {
  for (const { id } of [services.simulated, services.real]) expect(await power(id, action)).toBe('success');
  const shown = action === 'stop' ? 'stopped' : 'running';
  const now = await listed();
  expect([services.real, services.simulated].map(({ id }) => now.get(id)?.power)).toEqual([shown, shown]);
  expect(await powerOf(services.real.id)).toBe(shown);
});

test("the inventory misses only the machine that is gone, on its own driver's host", async () => {
  const domain = `portico-${services.real.id}`;
  await expect(product.operator('inventory', 'list')).resolves.toContain('Every machine has a service');
  expect(await power(services.real.id, 'stop')).toBe('success');
  writeFileSync('/run/portico/lost.xml', virsh('dumpxml', '--inactive', '--security-info', domain));
  virsh('undefine', domain);
  const missing = await product.operator('inventory', 'list', '--json').catch((error: Error) => error.message);
  virsh('define', '/run/portico/lost.xml');
  expect(missing).toContain(services.real.hostname);
  expect(missing).not.toContain(services.simulated.hostname);
  await expect(product.operator('inventory', 'list')).resolves.toContain('Every machine has a service');
  expect(await power(services.real.id, 'start')).toBe('success');
});

test("cancelling a simulated server leaves libvirt's running", async () => {
  await cancel(services.simulated.id);
  expect(await powerOf(services.real.id)).toBe('running');
  expect((await listed()).get(services.real.id)).toMatchObject({ status: 'active', power: 'running' });
});

test("cancelling libvirt's server removes its domain and leaves a simulated one running", async () => {
  const { id } = await orderServer({ call }, 'vps-nvme-2-nl');
  await waitUntil(async () => (await listed()).get(id)?.status === 'active');
  await cancel(services.real.id);
  expect(await leftOf(services.real.id)).toEqual([]);
  expect((await listed()).get(id)).toMatchObject({ status: 'active', power: 'running' });
  await expect(product.operator('inventory', 'list')).resolves.toContain('Every machine has a service');
});
