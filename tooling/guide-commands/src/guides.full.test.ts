import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingForMachines, startMachine, type Machine } from './bare-machine.ts';
import { placeOrder, runningServer, signIn, signUp, type Customer } from './first-order.ts';
import { guideCommands } from './guide-commands.ts';

/* The commands of the guides as they are printed, in this order, with the released code replaced by this repository's. */
const repository = path.join(import.meta.dirname, '../../..');
const origin = 'http://127.0.0.1:3001';
const missing = await missingForMachines([3001, 3002, 5432]);
if (missing !== null) console.warn(`The guides' commands aren't run: ${missing}.`);

const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();

const machines: Machine[] = [];
let first: Machine;
let customer: Customer;
let token: string;
let hostname: string;
afterAll(async () => {
  for (const machine of machines) await machine.cut();
  for (const machine of machines) machine.remove();
});

function start(): Machine {
  const machine = startMachine();
  machines.push(machine);
  return machine;
}

/** Debian starts PostgreSQL when it's installed, or with the machine. */
const startPostgres = (machine: Machine) => machine.run('pg_ctlcluster 17 main start || pg_lsclusters | grep --quiet online');

/** What the guides clone: the last commit before the newest migration is the earlier release. */
async function offerReleases(machine: Machine): Promise<void> {
  const bare = path.join(machine.root, 'srv/portico.git');
  const newest = git('log', '-1', '--format=%H', '--', 'apps/api/src/platform/database/migrations');
  git('init', '--quiet', '--bare', bare);
  git('push', '--quiet', bare, `${git('stash', 'create') || 'HEAD'}:refs/tags/v0.9.0`, `${newest}^:refs/tags/v0.8.2`);
  await machine.run(
    `printf '[url "/srv/portico.git"]\\n\\tinsteadOf = https://github.com/portico-portal/portico\\n[safe]\\n\\tdirectory = *\\n' > /etc/gitconfig`,
  );
}

const earlier = (commands: string) => commands.replaceAll('0.9.0', '0.8.2');

test.skipIf(missing !== null)('the first hour takes a bare Debian to the first paid order', async () => {
  first = start();
  await offerReleases(first);
  await first.run(earlier(guideCommands('first-hour.md', 'Install')));
  await startPostgres(first);
  await first.run(guideCommands('first-hour.md', 'Set up'));
  await first.run(guideCommands('first-hour.md', 'Start'));
  customer = await signUp(origin, path.join(first.root, 'var/lib/portico/mail'));
  token = await signIn(origin, customer);
  expect(await placeOrder(origin, token)).toBe(10_001);
  await first.run(guideCommands('first-hour.md', 'The first order'));
  hostname = await runningServer(origin, token);
});

test.skipIf(missing !== null)(
  'the upgrade from the last release keeps sessions, servers and books, and goes back to the backup that it takes',
  async () => {
    await first.run(guideCommands('upgrade.md', 'Before'));
    await first.run(guideCommands('upgrade.md', 'With a change of the database'));
    expect(await runningServer(origin, token)).toBe(hostname);
    await first.run(guideCommands('upgrade.md', 'Without a change of the database'));
    expect(await runningServer(origin, token)).toBe(hostname);
    await first.run(guideCommands('upgrade.md', 'Backups on a schedule'));
    await first.run('systemctl start portico-backup');
    await first.run(guideCommands('upgrade.md', 'Go back after a migration'));
    expect(await runningServer(origin, token)).toBe(hostname);
  },
);

test.skipIf(missing !== null)('another machine continues from the nightly backup', async () => {
  await first.cut();
  const other = start();
  await offerReleases(other);
  await other.run(guideCommands('first-hour.md', 'Install'));
  await startPostgres(other);
  await other.run(guideCommands('first-hour.md', 'Set up'));
  cpSync(path.join(first.root, 'var/backups/portico'), path.join(other.root, 'srv/backups'), { recursive: true });
  const [, key = ''] = /^SECRETS_KEY=(.+)$/m.exec(readFileSync(path.join(first.root, 'etc/portico/environment'), 'utf8')) ?? [];
  await other.run(`chown --recursive portico /srv/backups\nkey=${key}\nbackup=$(ls /srv/backups/2*)`);
  await other.run(guideCommands('upgrade.md', 'On another machine'));
  expect(await runningServer(origin, await signIn(origin, customer))).toBe(hostname);
});
