import type { ServerCommand } from '@portico/drivers/server-command';
import { newScreenPassword } from './create-server.ts';
import { changeDomain, hasIsoDrive, screenWithPassword } from './edit-domain.ts';
import { FailedCommand } from './failed-command.ts';
import { changeRecord, isServer, type FoundServer } from './find-server.ts';
import { hashRootPassword, setAccess, withAgent } from './guest-access.ts';
import { readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { redefine } from './redefine.ts';
import { reinstall } from './reinstall.ts';
import { disableAutostart, forceOff, shutDown, startServer } from './server-power.ts';
import { withoutPending, type ServerRecord } from './server-record.ts';
import { findIso } from './server-volumes.ts';
import { isoTarget } from './domain-document.ts';
import { withTemporaryFile } from './temporary-file.ts';
import { unlessVirsh } from './virsh-error.ts';

/** Carries out a command. Repeating it leads to the same state. @throws FailedCommand @throws VirshError @throws DriverError if the outcome is unknown */
export async function runCommand(
  host: LibvirtHost,
  server: FoundServer,
  command: ServerCommand,
  signal: AbortSignal,
): Promise<'done' | 'pending'> {
  const { uuid } = server;
  switch (command.kind) {
    case 'start':
      await startServer(host, uuid, signal);
      return 'done';
    case 'stop':
      await disableAutostart(host, uuid, signal);
      await shutDown(host, uuid, signal);
      return 'done';
    case 'force_off':
      await disableAutostart(host, uuid, signal);
      await forceOff(host, uuid, signal);
      return 'done';
    case 'restart':
      await shutDown(host, uuid, signal);
      await startServer(host, uuid, signal);
      return 'done';
    case 'set_root_password':
      return await changeAccess(host, server, { passwordHash: await hashRootPassword(command.password, signal) }, signal);
    case 'set_ssh_key':
      return await changeAccess(host, server, { sshKey: command.publicKey }, signal);
    case 'mount_iso':
      await mountIso(host, server, command, signal);
      return 'done';
    case 'unmount_iso':
      await checkIsoDrive(host, uuid, signal);
      await redefine(host, uuid, (xml) => changeDomain(xml, { iso: { file: null, boot: false } }), signal);
      await changeMedium(host, uuid, ['--eject', '--force'], signal);
      return 'done';
    case 'reinstall':
      await reinstall(host, server, command, signal);
      return 'done';
    case 'enable_vnc':
      await setVnc(host, server, command.password, signal);
      return 'done';
    case 'disable_vnc':
      await setVnc(host, server, null, signal);
      return 'done';
  }
}

/** A server that is off gets it at its next start. */
async function changeAccess(host: LibvirtHost, server: FoundServer, change: ServerRecord['pending'], signal: AbortSignal) {
  const { uuid } = server;
  async function attempt(held: AbortSignal): Promise<void> {
    // The key to replace may have been pending until now.
    const now = (await readDomains(host.virsh, [uuid], held)).find(isServer) ?? server;
    await setAccess(host, now, change, held);
    // Nothing older may be set later.
    await changeRecord(host, uuid, (record) => withoutPending({ ...record, pending: { ...record.pending, ...change } }, change), held);
  }
  if (server.power === 'running') {
    await withAgent(host, uuid, attempt, signal);
    return 'done';
  }
  await changeRecord(host, uuid, (record) => ({ ...record, pending: { ...record.pending, ...change } }), signal);
  return 'pending';
}

async function mountIso(
  host: LibvirtHost,
  { uuid }: FoundServer,
  { iso, boot }: { iso: string; boot: boolean },
  signal: AbortSignal,
): Promise<void> {
  const file = await findIso(host, iso, signal);
  await checkIsoDrive(host, uuid, signal);
  if (boot) await shutDown(host, uuid, signal);
  await redefine(host, uuid, (xml) => changeDomain(xml, { iso: { file, boot } }), signal);
  if (boot) await startServer(host, uuid, signal);
  else await changeMedium(host, uuid, [file, '--update'], signal);
}

/** @throws FailedCommand */
async function checkIsoDrive({ virsh }: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  if (hasIsoDrive(await virsh.run(['dumpxml', uuid, '--inactive'], signal))) return;
  throw new FailedCommand('unsupported', `The server has no CD-ROM drive ${isoTarget} for ISO images`);
}

/** Changes what a running server sees in its drive. */
async function changeMedium({ virsh }: LibvirtHost, uuid: string, words: readonly string[], signal: AbortSignal): Promise<void> {
  await unlessVirsh(['not-running', 'no-medium'], virsh.run(['change-media', uuid, isoTarget, ...words, '--live'], signal));
}

/** While VNC is disabled, the password is random and unknown. */
async function setVnc(host: LibvirtHost, { uuid, record }: FoundServer, given: string | null, signal: AbortSignal): Promise<void> {
  if (record.vnc === null) throw new FailedCommand('unsupported', 'VNC is not configured for this server');
  const password = given ?? newScreenPassword();
  await redefine(host, uuid, (xml) => changeDomain(xml, { vncPassword: password }), signal);
  const running = await host.virsh.run(['dumpxml', uuid, '--security-info'], signal);
  await withTemporaryFile(screenWithPassword(running, password), (file) =>
    unlessVirsh(['not-running'], host.virsh.run(['update-device', uuid, file, '--live'], signal)),
  );
  const isEnabled = given !== null;
  await changeRecord(host, uuid, (current) => ({ ...current, vnc: current.vnc && { ...current.vnc, isEnabled } }), signal);
}
