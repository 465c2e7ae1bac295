import { DriverError } from '@portico/drivers/driver-error';
import { FailedCommand, failureOf } from './failed-command.ts';
import { aloneWithAccess, type FoundServer } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { pause } from './server-power.ts';
import type { ServerRecord } from './server-record.ts';
import { withTemporaryFile } from './temporary-file.ts';
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
  // The new key comes first: if a call is lost, one of the two still opens the server.
  if (sshKey !== null) await changeKey(sshKey);
  if (previous !== null && previous !== sshKey) await changeKey(previous, '--remove');
}

const retryMs = 1_000;
const maxAttemptMs = 30_000;

type Attempt = (signal: AbortSignal) => Promise<void>;

/** Repeats `attempt`, which alone changes the server's password and key, until the guest agent answers. @throws FailedCommand if it never does */
export async function withAgent(host: LibvirtHost, uuid: string, attempt: Attempt, signal: AbortSignal): Promise<void> {
  const end = performance.now() + (host.options.agentMs ?? 60_000);
  for (;;) {
    try {
      await aloneWithAccess(host, uuid, (held) => withLimit(attempt, held), signal);
      return;
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.code !== 'no-agent') throw error;
      if (performance.now() > end) throw new FailedCommand('no-agent', failure.reason);
    }
    await pause(retryMs, signal);
  }
}

/** virsh waits for a frozen guest agent without end, and every other change of the server's password and key would wait with it. */
async function withLimit(attempt: Attempt, held: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(maxAttemptMs);
  try {
    await attempt(AbortSignal.any([held, limit]));
  } catch (error) {
    if (held.aborted || !limit.aborted) throw error;
    throw new FailedCommand('no-agent', `The guest agent gave no answer in ${maxAttemptMs / 1_000} seconds`);
  }
}
