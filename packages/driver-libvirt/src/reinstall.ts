import { DriverError } from '@portico/drivers/driver-error';
import type { ServerCommand } from '@portico/drivers/server-command';
import { changeDomain, changeRecordOf, filesOf } from './edit-domain.ts';
import { FailedCommand } from './failed-command.ts';
import { changeRecord, type FoundServer } from './find-server.ts';
import { hashRootPassword } from './guest-access.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { redefine } from './redefine.ts';
import { generationOf, isMadeFile } from './server-names.ts';
import { createSeed } from './seed-volume.ts';
import type { ServerRecord } from './server-record.ts';
import { forceOff, startServer } from './server-power.ts';
import { createDisk, deleteVolumes, findIso } from './server-volumes.ts';
import { unlessVirsh } from './virsh-error.ts';

type Reinstall = Extract<ServerCommand, { kind: 'reinstall' }>;

/** Ends a command that hangs. A process that is shutting down ends sooner. */
const maxSwapMs = 300_000;

/**
 * Gives the server a new disk and a new seed, and deletes the old ones after it has started. Once its power is off, the signal is ignored,
 * because it would stay off. If it can't have the new disk, it starts from the old one. @throws FailedCommand
 */
export async function reinstall(host: LibvirtHost, server: FoundServer, command: Reinstall, signal: AbortSignal): Promise<void> {
  const { uuid, record } = server;
  const { guest, serviceId } = record;
  if (guest === null) throw new FailedCommand('unsupported', "Portico didn't create this server and can't install it again");
  const iso = command.system.iso === null ? null : await findIso(host, command.system.iso, signal);
  const passwordHash = command.rootPassword === null ? null : await hashRootPassword(command.rootPassword, signal);
  // Stored first, so that a repeated attempt never reuses the name of a disk that the server already has. Another process may have saved an
  // older record, but the domain's files are always current.
  const files = filesOf(await host.virsh.run(['dumpxml', uuid, '--inactive'], signal));
  const generation = 1 + Math.max(record.generation, ...files.map(generationOf));
  await changeRecord(host, uuid, (current) => ({ ...current, generation }), signal);
  const disk = await createDisk(host, { serviceId, generation, system: command.system, bytes: record.diskBytes }, signal);
  const { nameservers } = host.options;
  const seed = await createSeed(host, { serviceId, generation, ...guest, nameservers, passwordHash, sshKey: command.sshKey }, signal);
  const changes = { disk: disk.file, seed: seed.file, iso: { file: iso, boot: iso !== null } };
  // In one step with its record, so that the new disk and the password on it are never taken for a failure.
  const swap = (current: ServerRecord) => ({ ...markApplied(current), sshKey: command.sshKey, pending: {} });
  if (signal.aborted) throw new DriverError('The call was cut off');
  const limit = AbortSignal.timeout(maxSwapMs);
  let erased: readonly string[] = [];
  try {
    await forceOff(host, uuid, limit);
    await redefine(
      host,
      uuid,
      (xml) => {
        // Named after another service if the server was made for that one. What an operator has added isn't erased.
        erased = filesOf(xml).filter((file) => isMadeFile(file) && file !== disk.file && file !== seed.file);
        return changeRecordOf(changeDomain(xml, changes), swap);
      },
      limit,
    );
  } catch (error) {
    if (server.power === 'running') await tryToStart(host, uuid, limit);
    throw error;
  }
  await startServer(host, uuid, limit);
  for (const file of erased) await unlessVirsh(['no-volume'], host.virsh.run(['vol-delete', file], limit));
  await deleteVolumes(host, serviceId, [disk.name, seed.name], limit);
}

async function tryToStart(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  try {
    await startServer(host, uuid, signal);
  } catch (error) {
    host.logger.warn({ uuid, error }, 'A server whose reinstall failed could not be started');
  }
}

/** @throws DriverError if another process has ended the operation */
function markApplied(record: ServerRecord): ServerRecord {
  if (record.operations.every(({ outcome }) => outcome !== null)) throw new DriverError('The operation has been ended');
  return { ...record, operations: record.operations.map((one) => (one.outcome === null ? { ...one, isApplied: true } : one)) };
}
