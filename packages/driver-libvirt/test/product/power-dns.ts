import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';

const guide = path.join(import.meta.dirname, '../../../../docs/guides/reverse-dns.md');
const port = 5_399;

/** Debian's packages would start a server on the machine itself, so the lane doesn't install them. */
export const isPowerDnsInstalled = ['pdns_server', 'dig'].every((program) => spawnSync('which', [program]).status === 0);

/** Returns what the guide gives to that command, with a password. */
function inputOf(command: string): string {
  const [, input] = new RegExp(`${command} .*<<END\\n([^]*?)^END$`, 'm').exec(readFileSync(guide, 'utf8')) ?? [];
  if (input === undefined) throw new Error(`The guide gives nothing to ${command}`);
  return input.replace('$password', 'the-password-of-pdns');
}

/** Lets PowerDNS read Portico's database as the guide says. Returns how to ask and to end it. */
export async function startPowerDns(owner: Pool, databaseUrl: string) {
  await owner.query(inputOf('psql'));
  const url = new URL(databaseUrl);
  const folder = mkdtempSync('/run/portico/pdns-');
  const settings = inputOf('cat > /etc/powerdns/pdns.conf')
    .replace('localhost', url.hostname)
    .replace('5432', url.port)
    .replace('gpgsql-dbname=portico', `gpgsql-dbname=${url.pathname.slice(1)}`)
    .replace('192.0.2.53', '127.0.0.1');
  writeFileSync(
    path.join(folder, 'pdns.conf'),
    `${settings}local-port=${port}\nsocket-dir=${folder}\ndaemon=no\nguardian=no\nloglevel=3\n`,
  );
  const server = spawn('pdns_server', [`--config-dir=${folder}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    /** Returns the name that PowerDNS answers, or an empty text. Throws until it listens. */
    reverseName: (ip: string): string =>
      execFileSync('dig', ['+short', '+tries=1', '+time=2', '-p', String(port), '-x', ip, '@127.0.0.1'], { encoding: 'utf8' }).trim(),
    async stop(): Promise<void> {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
