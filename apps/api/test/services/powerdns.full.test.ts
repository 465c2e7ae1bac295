import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { startTestApi, temporaryFolder, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { clientWithServer, type OwnServer } from './own-server.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/guides/reverse-dns.md'), 'utf8');
const password = 'the-password-of-pdns';

/** Returns what the guide gives to that command, with a password. */
function inputOf(command: string): string {
  const [, input] = new RegExp(`${command} .*<<END\\n([^]*?)^END$`, 'm').exec(guide) ?? [];
  if (input === undefined) throw new Error(`The guide gives nothing to ${command}`);
  return input.replace('$password', password);
}

const isInstalled = ['pdns_server', 'dig'].every((program) => spawnSync('which', [program]).status === 0);

test.skipIf(!isInstalled)('the guide makes PowerDNS answer names that customers set', { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const url = new URL(api.app.configuration.databaseUrl ?? '');
  const owner = new Client({ connectionString: url.href });
  await owner.connect();
  await owner.query(inputOf('psql'));
  const port = await freePort();
  const settings = inputOf('cat > /etc/powerdns/pdns.conf')
    .replace('localhost', url.hostname)
    .replace('5432', url.port)
    .replace('gpgsql-dbname=portico', `gpgsql-dbname=${url.pathname.slice(1)}`)
    .replace('192.0.2.53', '127.0.0.1');
  writeFileSync(path.join(folder, 'pdns.conf'), `${settings}local-port=${port}\nsocket-dir=${folder}\ndaemon=no\nguardian=no\n`);
  const server = spawn('pdns_server', [`--config-dir=${folder}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const dig = (ip: string) =>
    execFileSync('dig', ['+short', '+tries=1', '+time=2', '-p', String(port), '-x', ip, '@127.0.0.1'], { encoding: 'utf8' }).trim();
  const answered = (ip: string, name: string) =>
    waitFor(
      `${name} from PowerDNS`,
      () => {
        if (server.exitCode !== null) throw new Error(output);
        // dig exits with 9 until the server listens.
        try {
          return dig(ip) === name || undefined;
        } catch {
          return undefined;
        }
      },
      60_000,
    );
  try {
    const query = { id: own.serviceId };
    const { items, ipv6_prefix } = success(await api.call('listRdns', { token: own.token, query }));
    const ipv4 = items[0]?.ip ?? '';
    success(await api.call('updateRdns', { token: own.token, query, body: { ip: ipv4, value: 'mail.acme.dev' } }));
    await answered(ipv4, 'mail.acme.dev.');
    success(await api.call('addRdns', { token: own.token, query, body: { records: [{ suffix: 'a:0', value: 'ten.acme.dev' }] } }));
    await answered(`${ipv6_prefix?.replace('/64', '') ?? ''}a:0`, 'ten.acme.dev.');
    success(await api.call('removeRdns', { token: own.token, query, body: { ip: ipv4 } }));
    await answered(ipv4, '');
    const reader = new Client({ connectionString: url.href.replace(/\/\/.*@/, `//pdns:${password}@`) });
    await reader.connect();
    for (const statement of ['select * from public.client', 'delete from powerdns.records'])
      await expect(reader.query(statement)).rejects.toThrow(/permission denied/);
    await reader.end();
  } finally {
    server.kill();
    await once(server, 'exit');
    await owner.query('drop owned by pdns; drop role pdns');
    await owner.end();
    rmSync(folder, { recursive: true });
  }
});

let api: TestApi;
let own: OwnServer;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
  own = await clientWithServer(api);
});
afterAll(() => api.close());
