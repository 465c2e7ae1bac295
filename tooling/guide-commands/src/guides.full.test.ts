import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { missingForMachines, openSite, type Machine, type Site } from './bare-machine.ts';
import { nameServer, placeOrder, runningServer, signIn, signUp, waitFor, type Customer } from './first-order.ts';
import { guideCommands, readGuide } from './guide-commands.ts';
import { current, earlier, earlierGuide, missingForReleases, offerReleases } from './releases.ts';

/* The commands of the guides as they are printed, in this order, with the released code replaced by this repository's. */
const origin = 'http://127.0.0.1:3001';
/** Where PowerDNS answers, instead of the guide's address. */
const nameServerIp = '127.0.53.53';
const taken = [3001, 3002, 5432].map((port) => ({ host: '127.0.0.1', port }));
const missing = missingForReleases() ?? (await missingForMachines([...taken, { host: nameServerIp, port: 53 }]));
if (missing !== null) console.warn(`The guides' commands aren't run: ${missing}.`);

const follow = (machine: Machine, guide: string, heading: string, text = readGuide(guide)) =>
  machine.run(guideCommands(text, heading), `docs/guides/${guide}`);

/** Debian starts PostgreSQL when it's installed, or with the machine. */
const startPostgres = (machine: Machine) => machine.run('pg_ctlcluster 17 main start || pg_lsclusters | grep --quiet online');

async function firstHour(machine: Machine, text?: string): Promise<Customer> {
  await offerReleases(machine);
  await follow(machine, 'first-hour.md', 'Install', text);
  await startPostgres(machine);
  await follow(machine, 'first-hour.md', 'Set up', text);
  await follow(machine, 'first-hour.md', 'Start', text);
  const customer = await signUp(origin, path.join(machine.root, 'var/lib/portico/mail'));
  expect(await placeOrder(origin, await signIn(origin, customer))).toBe(10_001);
  await follow(machine, 'first-hour.md', 'The first order', text);
  return customer;
}

describe.skipIf(missing !== null)("the guides' commands", () => {
  let site: Site | undefined;
  let machine: Machine;
  const startMachine = async () => await (site ??= await openSite()).start();
  afterAll(() => site?.remove());

  /** Pages of both builds are open during an upgrade. */
  async function expectScriptsOfBothBuilds(): Promise<void> {
    for (const version of [earlier, current]) {
      const page = readFileSync(path.join(machine.root, `opt/portico-${version}/apps/portal/dist/index.html`), 'utf8');
      const scripts = [...page.matchAll(/\/assets\/[^"]+\.js/gu)].map(([script]) => script);
      const statuses = await Promise.all(scripts.map(async (script) => (await fetch(new URL(script, origin))).status));
      expect(scripts.length).toBeGreaterThan(0);
      expect([version, statuses]).toEqual([version, scripts.map(() => 200)]);
    }
  }

  /** What the tests before have done, each of which the next ones need. */
  const done = { customer: { email: '', password: '' }, token: '', hostname: '' };
  let failed = '';
  beforeEach(({ skip, onTestFailed, task }) => {
    if (failed !== '') skip(`because it needs what failed: ${failed}`);
    onTestFailed(() => {
      failed = task.name;
      console.error(site?.logs());
    });
  });

  test('the first hour of the earlier release takes a bare Debian to a paid order', async () => {
    machine = await startMachine();
    done.customer = await firstHour(machine, earlierGuide('first-hour.md'));
    done.token = await signIn(origin, done.customer);
    done.hostname = (await runningServer(origin, done.token)).hostname;
    expect(done.hostname).not.toBe('');
  });

  test('the upgrade keeps sessions, servers and books', async () => {
    await follow(machine, 'upgrade.md', 'Before');
    await expectScriptsOfBothBuilds();
    await follow(machine, 'upgrade.md', 'With a change of the database');
    await expectScriptsOfBothBuilds();
    expect((await runningServer(origin, done.token)).hostname).toBe(done.hostname);
    await follow(machine, 'upgrade.md', 'Without a change of the database');
    expect((await runningServer(origin, done.token)).hostname).toBe(done.hostname);
  });

  test('PowerDNS answers the name that the customer sets', async () => {
    const here = readGuide('reverse-dns.md').replaceAll('192.0.2.53', nameServerIp);
    await follow(machine, 'reverse-dns.md', 'Let PowerDNS read', here);
    await follow(machine, 'reverse-dns.md', 'Say which name servers are yours', here);
    const { id } = await runningServer(origin, done.token);
    const ip = await nameServer(origin, done.token, id, 'mail.acme.dev');
    const command = here.replaceAll('203.0.113.24', ip);
    const answer = await waitFor('the name', async () => {
      const output = await follow(machine, 'reverse-dns.md', 'Check it', command);
      return /^\S+\.$/mu.exec(output)?.[0];
    });
    expect(answer).toBe('mail.acme.dev.');
  });

  test('the nightly backup is written, and the upgrade goes back to the backup that it takes', async () => {
    await follow(machine, 'upgrade.md', 'Backups on a schedule');
    await machine.run('systemctl start portico-backup');
    await follow(machine, 'upgrade.md', 'Go back after a migration');
    // The guide has ended all sessions.
    expect((await runningServer(origin, await signIn(origin, done.customer))).hostname).toBe(done.hostname);
  });

  test('the first hour takes a bare Debian to the first paid order', async () => {
    const first = machine;
    await first.cut();
    machine = await startMachine();
    const customer = await firstHour(machine);
    expect((await runningServer(origin, await signIn(origin, customer))).hostname).not.toBe('');
    cpSync(path.join(first.root, 'var/backups/portico'), path.join(machine.root, 'srv/backups'), { recursive: true });
    const [, key = ''] = /^SECRETS_KEY=(.+)$/mu.exec(readFileSync(path.join(first.root, 'etc/portico/environment'), 'utf8')) ?? [];
    await machine.run(`chown --recursive portico /srv/backups; key=${key}; backup=$(ls /srv/backups/2*)`);
  });

  test('another machine continues from the nightly backup', async () => {
    await machine.run('systemctl stop portico@3001 portico@3002');
    await follow(machine, 'upgrade.md', 'On another machine');
    done.token = await signIn(origin, done.customer);
    expect((await runningServer(origin, done.token)).hostname).toBe(done.hostname);
  });

  test('another database password keeps sessions', async () => {
    await follow(machine, 'upgrade.md', 'The database password');
    expect((await runningServer(origin, done.token)).hostname).toBe(done.hostname);
    expect(readFileSync(path.join(machine.root, 'etc/portico/environment'), 'utf8')).toContain('//portico_api_2:');
  });
});
