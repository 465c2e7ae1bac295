import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

type Access = { key: string } | { password: string };

const options = [
  ['StrictHostKeyChecking', 'no'],
  ['UserKnownHostsFile', '/dev/null'],
  ['LogLevel', 'ERROR'],
  ['ConnectTimeout', '5'],
  // A guest that reboots never closes its connections.
  ['ServerAliveInterval', '5'],
  ['IdentitiesOnly', 'yes'],
  ['NumberOfPasswordPrompts', '1'],
].flatMap(([name, value]) => ['-o', `${name}=${value}`]);

const askPassword = '/run/portico/ask-password';

/** Returns how to call ssh. Passwords reach it by a program that prints them. */
function sshCall(address: string, access: Access, command: string) {
  writeFileSync(askPassword, '#!/bin/sh\necho "$PORTICO_PASSWORD"\n', { mode: 0o700 });
  const own =
    'key' in access
      ? { words: ['-i', access.key, '-o', 'PasswordAuthentication=no'], env: {} }
      : {
          words: ['-o', 'PubkeyAuthentication=no'],
          env: { PORTICO_PASSWORD: access.password, SSH_ASKPASS: askPassword, SSH_ASKPASS_REQUIRE: 'force' },
        };
  return { words: [...options, ...own.words, `root@${address}`, command], env: { ...process.env, ...own.env } };
}

/** Signs in as root and runs a command. `status` is 255 if SSH itself failed. */
export function runInGuest(address: string, access: Access, command: string, input?: string | Buffer) {
  const { words, env } = sshCall(address, access, command);
  const { status, stdout, stderr } = spawnSync('ssh', words, { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

/** Waits for the guest to accept the sign-in, and returns what the command printed. */
export async function printedInGuest(address: string, access: Access, command: string): Promise<string> {
  let printed = '';
  await expect
    .poll(
      () => {
        const { status, stdout } = runInGuest(address, access, command);
        printed = stdout;
        return status;
      },
      { timeout: 900_000, interval: 500 },
    )
    .toBe(0);
  return printed.trim();
}

/** Whether root can sign in with the password. Null while the guest can't be reached. */
export async function isPasswordAccepted(address: string, password: string): Promise<boolean | null> {
  const { words, env } = sshCall(address, { password }, 'true');
  const child = spawn('ssh', words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[status], complaints] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stderr)]);
  if (status === 0) return true;
  return complaints.includes('Permission denied') ? false : null;
}
