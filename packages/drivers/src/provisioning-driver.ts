import type { ConsoleDriver } from './console.ts';
import type { InstalledSystem, ServerCommand } from './server-command.ts';
import type { ServerCounters } from './server-counters.ts';

export type Power = 'running' | 'stopped';

export type ServerAddress = { ip: string; gateway: string; prefixLength: number };

/** The server's place in a network. Portico assigns it, and it stays the same until the server is removed. */
export type ServerNetwork = {
  /** Locally administered and unique, such as 52:54:00:1a:2b:3c. */
  mac: string;
  /** The driver's bridge or network; null for a driver that needs none. */
  bridge: string | null;
  vlan: number | null;
  /** The first is the main one. */
  ipv4: readonly ServerAddress[];
  /** In canonical form (RFC 5952), such as 2001:db8:40::/64. */
  ipv6: { prefix: string; gateway: string } | null;
};

/** What was ordered: enough to decide what a driver offers for it. */
export type ServerPlan = {
  tariff: string;
  configoptions: Readonly<Record<string, string | number | boolean>>;
};

export type ServerRequest = ServerPlan & {
  serviceId: number;
  hostname: string;
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
  system: InstalledSystem;
  network: ServerNetwork;
  rootPassword: string | null;
  /** One line, as in `authorized_keys`. */
  sshKey: string | null;
};

/** What went wrong, for operators and alerts. */
export const failureCodes = [
  'pool-full',
  'image-missing',
  'iso-missing',
  'no-agent',
  'unsupported',
  'not-found',
  'busy',
  'cancelled',
  'host-error',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The reason is for the log. Read the server's state to learn whether anything changed. */
export type Failure = { status: 'failed'; code: FailureCode; reason: string };

/**
 * `preparing` until about `readyAt`; ask again after that. A failed request is repeated every half minute, because an operator can mend it:
 * leave nothing behind that would stop a later request from succeeding.
 */
export type ServerState = { status: 'preparing'; readyAt: Date } | { status: 'ready'; power: Power } | Failure;

/**
 * One operation on one server. `fence` rises with each operation of a service: refuse one that is lower than the highest seen, as `busy`.
 * A late call of a process that was given up can then do no harm.
 */
export type ServerOperation = { operationId: string; serviceId: number; fence: number; command: ServerCommand };

export type FinalState =
  | {
      status: 'succeeded';
      power: Power;
      /** Set if it takes effect at the next start, such as a password of a stopped server. */
      pending?: true;
    }
  | Failure
  /** It was cut off while it ran. Read the server's state to learn whether it took effect. */
  | { status: 'uncertain'; reason: string }
  /** The driver doesn't know the operation, so it never began. */
  | { status: 'unknown' };

/** `progress` is a whole number of percent, from 0 to 99. */
export type OperationState = FinalState | { status: 'running'; progress: number; pollAfterMs: number };

/** A server on the driver's host. `serviceId` and `fence` are null if Portico didn't create or adopt it. */
export type FoundServer = { foreignId: string; serviceId: number | null; name: string; power: Power; fence: number | null };

export const serverCapabilities = ['power', 'vnc', 'console', 'iso', 'reinstall', 'root-password', 'ssh-key', 'metrics'] as const;
export type ServerCapability = (typeof serverCapabilities)[number];

/**
 * The system that creates servers for paid services and operates them. Calls may use the network: never make them inside a transaction.
 * Each takes a signal and stops waiting once it aborts. A call that throws has an unknown outcome and must be repeated.
 * `driver-suite.ts` defines what every driver must satisfy.
 */
export type ProvisioningDriver = ConsoleDriver & {
  /**
   * Returns what customers can do with such a server, computed without a network call. Nothing else is shown to them, in the order form
   * either, where the plan has no options yet. A driver without this method can do everything.
   */
  capabilities?(plan: ServerPlan): readonly ServerCapability[];
  /** Requests the service's server and returns its state. Repeating the call creates no second server. */
  requestServer(request: ServerRequest, signal: AbortSignal): Promise<ServerState>;
  /**
   * Deletes the server and its disks. Ask again while it is `removing`. Returns `removed` if there is no such server. With `mac`, the service
   * was never ready: leave a server that was requested with another address. After a restore, another service's server can have the same
   * number.
   */
  removeServer(serviceId: number, signal: AbortSignal, mac?: string): Promise<'removing' | 'removed'>;
  /** Starts an operation. Repeating an id does nothing, even after the operation ended. A server runs at most one operation at a time. */
  begin(operation: ServerOperation, signal: AbortSignal): Promise<void>;
  /** Estimated duration in milliseconds, computed without a network call. */
  expectedMs(command: ServerCommand): number;
  operationState(operationId: string, signal: AbortSignal): Promise<OperationState>;
  /** Stops the operation if it still runs. Returns its final state, which never changes afterwards. */
  cancel(operationId: string, signal: AbortSignal): Promise<FinalState>;
  /** Returns the power state of each server that exists. */
  powerOf(serviceIds: readonly number[], signal: AbortSignal): Promise<ReadonlyMap<number, Power>>;
  /**
   * Returns the host and port for the customer's VNC client, or null while VNC is disabled. Portico asks after each `enable_vnc` and shows
   * it until `disable_vnc`, so it must stay the same in between. It must accept only the password of `enable_vnc`.
   */
  vncAddress(serviceId: number, signal: AbortSignal): Promise<string | null>;
  /**
   * Returns the current counters of each server that exists, with one call for many. A stopped server has an uptime of zero, and should
   * still have the counters of its last boot, or those as `previous`: what isn't read before they start over isn't billed. Leave out a server
   * that starts or stops during the call: counters that fall within one boot are billed again only above their highest value.
   */
  counters(serviceIds: readonly number[], signal: AbortSignal): Promise<ReadonlyMap<number, ServerCounters>>;
  /** Returns every server of this driver's host, also those that Portico didn't create. */
  list(signal: AbortSignal): Promise<readonly FoundServer[]>;
  /**
   * Marks an existing server as the service's without restarting it. Repeating the call does nothing. The server may be marked as that of
   * a deleted service, or by another installation, so its fence starts over. @throws DriverError if there is no such server, or the service
   * has another one
   */
  adopt(serviceId: number, foreignId: string, signal: AbortSignal): Promise<void>;
};
