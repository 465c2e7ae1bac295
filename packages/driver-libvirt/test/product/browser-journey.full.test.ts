import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDiscs } from '../guest-probe.ts';
import { printedInGuest, runInGuest } from '../guest-shell.ts';
import { prepareMachineRoom, virsh } from '../machine-room.ts';
import { waitUntil } from '../wait-until.ts';
import type { Service } from './customer.ts';
import { openBrowser } from './open-browser.ts';
import { openPortal, type PortalVisit } from './portal-visit.ts';
import { passLastDay } from './pass-last-day.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { isPowerDnsInstalled, startPowerDns } from './power-dns.ts';
import { callWith, createProduct, type Call, type ServedProduct } from './served-product.ts';

const hostname = 'edge-1.example.com';
const key = { key: '/run/portico/journey-key' };
const waiting = { timeout: 900_000, interval: 500 };
let postgres: Postgres;
let product: ServedProduct;
let browser: Browser;
let visit: PortalVisit;
let call: Call;
let service: Service;
let ip = '';
let nameServer: Awaited<ReturnType<typeof startPowerDns>> | null = null;

beforeAll(async () => {
  prepareMachineRoom();
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key.key]);
  postgres = await startPostgres();
  product = createProduct(mkdtempSync('/run/portico/data-'), {
    DATABASE_URL: postgres.url,
    DNS_NAMESERVERS: 'ns1.example.com',
    DNS_HOSTMASTER: 'hostmaster@example.com',
    ADDRESS_QUARANTINE_HOURS: '0',
  });
  await product.start();
  if (isPowerDnsInstalled) nameServer = await startPowerDns(postgres.pool, postgres.url);
  browser = await openBrowser();
  visit = await openPortal(browser);
});
afterAll(async () => {
  await browser.close();
  await nameServer?.stop();
  await product.kill();
  await postgres.stop();
});

/** dig fails until PowerDNS listens. */
const reverseName = () => {
  try {
    return nameServer?.reverseName(ip);
  } catch {
    return undefined;
  }
};

test('a customer signs up, orders a server, pays it from the balance and sees it become active', async () => {
  const email = 'mira@example.com';
  await visit.signUp(email, product.mailFolder);
  await product.operator('client', 'credit', email, '100', '--reason', 'For the test');
  await visit.order(hostname);
  call = callWith({ token: await visit.token() });
  const { items } = await call<{ items: Service[] }>('GET', '/service');
  expect(items).toEqual([expect.objectContaining({ hostname, ip: expect.any(String) as string })]);
  [service = service] = items;
  ip = service.ip ?? '';
});

test('the customer adds a key in the portal, signs in with it and finds the ordered hostname', async () => {
  await visit.addKey(readFileSync(`${key.key}.pub`, 'utf8').trim());
  expect(await printedInGuest(ip, key, 'hostname')).toBe(hostname);
});

test('traffic is booked to the byte', async () => {
  expect(runInGuest(ip, key, 'cat > /dev/null', Buffer.alloc(3_000_000, 1)).status).toBe(0);
  const counted = () => {
    const [received, sent] = ['rx', 'tx'].map((name) => {
      const stats = virsh('domstats', '--interface', `portico-${service.id}`);
      return Number(new RegExp(`net\\.0\\.${name}\\.bytes=(\\d+)`).exec(stats)?.[1]);
    });
    return { received, sent };
  };
  const booked = async () => {
    await postgres.pool.query('update service_metrics set due_at = now() where due_at > now()');
    const { in_bytes: received, out_bytes: sent } = await call<{ in_bytes: number; out_bytes: number }>(
      'GET',
      `/service/metrics?id=${service.id}`,
    );
    return { received, sent };
  };
  // A neighbour's packet may be counted between the two readings. After the next ones, the sums are equal.
  const sums = await waitUntil(async () => {
    const sum = await booked();
    return JSON.stringify(sum) === JSON.stringify(counted()) ? sum : undefined;
  });
  expect(sums.received).toBeGreaterThan(3_000_000);
});

test.skipIf(!isPowerDnsInstalled)('PowerDNS answers the name that the customer gave the address', async () => {
  await visit.openTab(service.id, '/network');
  await visit.setReverseName(ip, 'mail.example.com');
  await expect.poll(reverseName, waiting).toBe('mail.example.com.');
});

test("keys typed in the browser's console appear on the guest's screen", async () => {
  await visit.openTab(service.id, '/console');
  await visit.typeAtConsole('typed-77');
  await expect.poll(() => runInGuest(ip, key, 'cat /dev/vcs1').stdout, waiting).toContain('login: typed-77');
});

test('the customer stops and starts the server, and what it had written is still there', async () => {
  await printedInGuest(ip, key, 'echo kept > ~/marker; sync');
  await visit.openTab(service.id, '');
  await visit.stop();
  expect(virsh('domstate', `portico-${service.id}`).trim()).toBe('shut off');
  await visit.start();
  expect(await printedInGuest(ip, key, 'cat ~/marker')).toBe('kept');
});

test('an ISO image that the customer mounts is visible in the guest', async () => {
  await visit.openTab(service.id, '/iso');
  await visit.mountIso('Arch Linux');
  expect(await printedInGuest(ip, key, listDiscs)).toContain('portico-rescue');
});

test('a reinstall erases the disk, and the new root password works', async () => {
  await visit.openTab(service.id, '/reinstall');
  await visit.reinstall('Debian 13', hostname);
  await visit.openTab(service.id, '');
  const password = await visit.rootPassword();
  expect((await printedInGuest(ip, { password }, 'ls ~; hostname')).split('\n')).toEqual([hostname]);
});

test('a cancelled service leaves no domain, volume, lease, name or address', async () => {
  await visit.openTab(service.id, '/cancellation');
  await visit.cancel();
  await passLastDay(postgres.pool, service.id);
  await visit.seesDeleted(hostname);
  const left = async () => ({
    domains: virsh('list', '--all', '--name').trim(),
    volumes: virsh('vol-list', 'portico').match(/portico-\S+$/gm) ?? [],
    leases: virsh('net-dhcp-leases', 'portico').trim(),
    assigned: (JSON.parse(await product.operator('address-pool', 'show', 'machines', '--json')) as { assigned: number }).assigned,
    name: isPowerDnsInstalled ? reverseName() : '',
  });
  await expect.poll(left, waiting).toEqual({ domains: '', volumes: [], leases: '', assigned: 0, name: '' });
  await expect(product.operator('inventory', 'list')).resolves.toContain('Every machine has a service');
});
