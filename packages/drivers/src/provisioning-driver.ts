import type { ConsoleDriver } from './console.ts';
import type { MetricsDriver } from './metrics.ts';
import type { InstalledSystem, ServerCommand } from './server-command.ts';

export type Power = 'running' | 'stopped';

export type ServerRequest = {
  serviceId: number;
  hostname: string;
  tariff: string;
  /** An ISO 3166-1 alpha-2 code. */
  country: string;
  configoptions: Readonly<Record<string, string | number | boolean>>;
  system: InstalledSystem;
  ipv4Count: number;
  rootPassword: string | null;
};

export type ServerAddress = { ip: string; gateway: string; prefixLength: number };

/** `preparing` until about `readyAt`; ask again after that. */
export type ServerState =
  | { status: 'preparing'; readyAt: Date }
  | {
      status: 'ready';
      power: Power;
      /** As many addresses as were ordered. The first is the main one. */
      ipv4: readonly ServerAddress[];
      /** In canonical form (RFC 5952), such as 2001:db8:40::/64. */
      ipv6: { prefix: string; gateway: string } | null;
    };

/** One operation on one server. */
export type ServerOperation = { operationId: string; serviceId: number; command: ServerCommand };

/** The state of a server after an operation succeeded. */
export type OperationResult = {
  power: Power;
  /** Host and port for a VNC client; null if VNC is disabled. */
  vncAddress: string | null;
};

export type FinalState =
  | { status: 'succeeded'; result: OperationResult }
  /** The reason is for the log. Read the server's state to learn whether anything changed. */
  | { status: 'failed'; reason: string }
  /** The driver doesn't know the operation: it never began, or the driver has restarted since. */
  | { status: 'unknown' };

export type OperationState = FinalState | { status: 'running'; progress: number; pollAfterMs: number };

/**
 * The system that creates servers for paid services and operates them. Calls may use the network: never make them inside a transaction.
 * Each takes a signal and stops waiting once it aborts. A call that throws has an unknown outcome and must be repeated.
 * `driver-suite.ts` defines what every driver must satisfy.
 */
export type ProvisioningDriver = ConsoleDriver &
  MetricsDriver & {
    /** Requests the service's server and returns its state. Repeating the call creates no second server. */
    requestServer(request: ServerRequest, signal: AbortSignal): Promise<ServerState>;
    /** Deletes the server and releases its addresses. Succeeds if it is already deleted. */
    removeServer(serviceId: number, signal: AbortSignal): Promise<void>;
    /** Starts an operation. Repeating an id does nothing, even after the operation ended. A server runs at most one operation at a time. */
    begin(operation: ServerOperation, signal: AbortSignal): Promise<void>;
    /** Estimated duration in milliseconds, computed without a network call. */
    expectedMs(command: ServerCommand): number;
    operationState(operationId: string, signal: AbortSignal): Promise<OperationState>;
    /** Stops the operation if it still runs. Returns its final state, which never changes afterwards. */
    cancel(operationId: string, signal: AbortSignal): Promise<FinalState>;
    /** Returns the power state of each server that exists. */
    powerOf(serviceIds: readonly number[], signal: AbortSignal): Promise<ReadonlyMap<number, Power>>;
  };
