import { DriverError } from '@portico/drivers/driver-error';
import { FailedCommand } from './failed-command.ts';
import type { FoundServer } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { pause } from './server-power.ts';
import type { ServerRecord } from './server-record.ts';
import { withTemporaryFile } from './temporary-file.ts';
import { VirshError } from './virsh-error.ts';
import { runProgram } from './virsh.ts';

/** Returns the hash for crypt(3). The password reaches OpenSSL by its input, so no list of processes shows it. */
export async function hashRootPassword(password: string, signal: AbortSignal): Promise<string> {
  const { code, stdout, stderr } = await runProgram('openssl', ['passwd', '-6', '-stdin'], signal, `${password}\n`);
  if (code !== 0) throw new DriverError(`openssl: ${stderr.trim()}`);
  return stdout.trim();
}

/** Sets root's password and replaces the key that Portico has set. Keys that the customer added stay. */
export async function setAccess(
  { virsh }: LibvirtHost,
  { uuid, record: { sshKey: previous } }: FoundServer,
  { passwordHash, sshKey }: ServerRecord['pending'],
  signal: AbortSignal,
): Promise<void> {
  if (passwordHash !== undefined) await virsh.run(['set-user-password', uuid, 'root', passwordHash, '--encrypted'], signal);
  if (sshKey === undefined) return;
  const changeKey = (key: string, ...options: readonly string[]) =>
    withTemporaryFile(`${key}\n`, (file) => virsh.run(['set-user-sshkeys', uuid, 'root', '--file', file, ...options], signal));
  if (previous !== null && previous !== sshKey) await changeKey(previous, '--remove');
  if (sshKey !== null) await changeKey(sshKey);
}

const retryMs = 1_000;

/** Repeats `work` until the guest agent answers. @throws FailedCommand if it never does */
export async function withAgent(host: LibvirtHost, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const end = performance.now() + (host.options.agentMs ?? 60_000);
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof VirshError) || error.failure !== 'no-agent') throw error;
      if (performance.now() > end) throw new FailedCommand('no-agent', error.message);
    }
    await pause(retryMs, signal);
  }
}
