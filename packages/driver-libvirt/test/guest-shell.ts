import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';

type Access = { key: string } | { password: string };

const options = [
  ['StrictHostKeyChecking', 'no'],
  ['UserKnownHostsFile', '/dev/null'],
  ['LogLevel', 'ERROR'],
  ['ConnectTimeout', '5'],
  ['IdentitiesOnly', 'yes'],
].flatMap(([name, value]) => ['-o', `${name}=${value}`]);

const askPassword = '/run/portico/ask-password';

/** Signs in as root and runs a command. `status` is 255 if SSH itself failed. */
export function runInGuest(address: string, access: Access, command: string, input?: string | Buffer) {
  writeFileSync(askPassword, '#!/bin/sh\necho "$PORTICO_PASSWORD"\n', { mode: 0o700 });
  const own =
    'key' in access
      ? { words: ['-i', access.key, '-o', 'PasswordAuthentication=no'], env: {} }
      : {
          words: ['-o', 'PubkeyAuthentication=no'],
          env: { PORTICO_PASSWORD: access.password, SSH_ASKPASS: askPassword, SSH_ASKPASS_REQUIRE: 'force' },
        };
  const { status, stdout, stderr } = spawnSync('ssh', [...options, ...own.words, `root@${address}`, command], {
    encoding: 'utf8',
    input,
    env: { ...process.env, ...own.env },
  });
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
