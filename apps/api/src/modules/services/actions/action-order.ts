import type { Updateable } from 'kysely';
import type { NamedChoice, ServiceTable } from '../../../platform/database/tables/service-tables.ts';
import type { Power } from '@portico/drivers/provisioning-driver';
import type { ServerCommand } from '@portico/drivers/server-command';
import type { ServiceRow } from '../services.repository.ts';
import type { ServiceSecret } from '../provisioning/service-secrets.ts';

/** The system to install, with the resulting order options. */
export type ChosenSystem = {
  os: NamedChoice | null;
  raid: NamedChoice | null;
  iso: NamedChoice | null;
  configoptions: Readonly<Record<string, string | number | boolean>>;
};

/** An action without its secret. */
export type ActionOrder =
  | { command: 'start' | 'stop' | 'restart' | 'force_off'; params: Readonly<Record<string, never>> }
  | { command: 'enable_vnc' | 'disable_vnc' | 'unmount_iso' | 'reset_root_password'; params: Readonly<Record<string, never>> }
  | { command: 'set_ssh_key'; params: { publicKey: string | null } }
  | { command: 'mount_iso'; params: { iso: NamedChoice; boot: boolean } }
  | { command: 'reinstall'; params: ChosenSystem };

/** The server after an action has succeeded. `vncAddress` is null while VNC is disabled, and for actions that don't enable it. */
export type ActionResult = { power: Power; vncAddress: string | null };

export function secretOf(command: ActionOrder['command']): ServiceSecret {
  return command === 'enable_vnc' ? 'vnc password' : 'root password';
}

/** Converts an action to the driver's command. */
export function commandOf(order: ActionOrder, secret: string | null, { ssh_key: sshKey }: Pick<ServiceRow, 'ssh_key'>): ServerCommand {
  switch (order.command) {
    case 'enable_vnc':
      return { kind: 'enable_vnc', password: needed(secret) };
    case 'reset_root_password':
      return { kind: 'set_root_password', password: needed(secret) };
    case 'set_ssh_key':
      return { kind: 'set_ssh_key', publicKey: order.params.publicKey };
    case 'mount_iso':
      return { kind: 'mount_iso', iso: order.params.iso.id, boot: order.params.boot };
    case 'reinstall': {
      const { os, raid, iso } = order.params;
      const system = { os: os?.id ?? null, raid: raid?.id ?? null, iso: iso?.id ?? null };
      // An image brings its own installer, which can't be given a key.
      return { kind: 'reinstall', system, rootPassword: secret, sshKey: iso === null ? sshKey : null };
    }
    default:
      return { kind: order.command };
  }
}

/** Returns whether the server is off at some time, so that its counters may start over. */
export function stopsServer(command: ServerCommand): boolean {
  return ['stop', 'restart', 'force_off', 'reinstall'].includes(command.kind) || (command.kind === 'mount_iso' && command.boot);
}

/** Returns the service's changes after the action has succeeded. */
export function effectOf(order: ActionOrder, sealed: string | null, { power, vncAddress }: ActionResult): Updateable<ServiceTable> {
  switch (order.command) {
    case 'start':
      return { power, resume_power: null };
    case 'enable_vnc':
      return { power, vnc_address: vncAddress, vnc_password: vncAddress === null ? null : sealed };
    case 'disable_vnc':
      return { power, vnc_address: null, vnc_password: null };
    case 'reset_root_password':
      return { power, root_password: sealed };
    case 'set_ssh_key':
      return { power, ssh_key: order.params.publicKey };
    case 'mount_iso':
      return { power, iso: JSON.stringify(order.params.iso) };
    case 'unmount_iso':
      return { power, iso: null };
    case 'reinstall':
      return { power, root_password: sealed, ...installed(order.params) };
    default:
      return { power };
  }
}

function installed({ os, raid, iso, configoptions }: ChosenSystem): Updateable<ServiceTable> {
  const json = (choice: NamedChoice | null) => (choice === null ? null : JSON.stringify(choice));
  const system = { os: json(os), raid: json(raid), iso: json(iso), configoptions: JSON.stringify(configoptions) };
  return iso === null ? system : { ...system, ssh_key: null };
}

function needed(secret: string | null): string {
  if (secret === null) throw new Error('The action has no secret');
  return secret;
}
