import { createHash } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { SimulatedServerTable } from '../simulation-tables.ts';
import type { ServerCommand } from '@portico/drivers/server-command';

/** A command as it is stored. Passwords are hashed. */
export type HashedCommand = ServerCommand;

export function hashPassword(serviceId: number, password: string): string {
  return createHash('sha256').update(`${serviceId} ${password}`).digest('base64url');
}

export function hashedCommand(serviceId: number, command: ServerCommand): HashedCommand {
  switch (command.kind) {
    case 'enable_vnc':
    case 'set_root_password':
      return { ...command, password: hashPassword(serviceId, command.password) };
    case 'reinstall':
      return { ...command, rootPassword: command.rootPassword === null ? null : hashPassword(serviceId, command.rootPassword) };
    default:
      return command;
  }
}

/** Returns the duration as a fraction of a server's setup time. */
export function shareOfSetUp(command: HashedCommand): number {
  switch (command.kind) {
    case 'reinstall':
      return 5;
    case 'restart':
      return 1.5;
    case 'start':
    case 'stop':
      return 0.8;
    case 'mount_iso':
      return command.boot ? 1.5 : 0.4;
    case 'set_root_password':
      return 0.5;
    case 'force_off':
    case 'enable_vnc':
    case 'disable_vnc':
    case 'unmount_iso':
    case 'set_ssh_key':
      return 0.3;
  }
}

/** Returns the change a command makes to the server, or null if it can't be done. */
export function effectOf(command: HashedCommand, server: Selectable<SimulatedServerTable>): Updateable<SimulatedServerTable> | null {
  switch (command.kind) {
    case 'start':
      return { power: 'running' };
    case 'restart':
      // A machine that is off has no running system to restart.
      return server.power === 'running' ? { power: 'running' } : null;
    case 'stop':
    case 'force_off':
      return { power: 'stopped' };
    case 'enable_vnc':
      return { vnc_password_hash: command.password };
    case 'disable_vnc':
      return { vnc_password_hash: null };
    case 'set_root_password':
      // The guest agent, which needs a running system, sets it.
      return server.power === 'running' ? { root_password_hash: command.password } : null;
    case 'set_ssh_key':
      return { ssh_key: command.publicKey };
    case 'mount_iso':
      return { iso: command.iso, ...(command.boot && { power: 'running' as const }) };
    case 'unmount_iso':
      return { iso: null };
    case 'reinstall':
      return { ...command.system, root_password_hash: command.rootPassword, ssh_key: command.sshKey, power: 'running' };
  }
}

/** Returns whether the command boots the machine. */
export function boots(command: HashedCommand, { power }: Selectable<SimulatedServerTable>): boolean {
  if (command.kind === 'start') return power === 'stopped';
  return command.kind === 'restart' || command.kind === 'reinstall' || (command.kind === 'mount_iso' && command.boot);
}
