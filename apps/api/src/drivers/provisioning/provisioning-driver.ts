import type { ConsoleDriver } from './console.ts';
import type { MetricsDriver } from './metrics.ts';
import type { InstalledSystem, ServerCommand } from './server-command.ts';

export type Power = 'running' | 'stopped';

export type ServerRequest = {
  serviceId: number;
  hostname: string;
  tariff: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  configoptions: Readonly<Record<string, string | number | boolean>>;
  system: InstalledSystem;
  ipv4Count: number;
  rootPassword: string | null;
};

export type ServerAddress = { ip: string; gateway: string; prefixLength: number };

/** `preparing` until about `readyAt`; asked again after it. */
export type ServerState =
  | { status: 'preparing'; readyAt: Date }
  | {
      status: 'ready';
      power: Power;
      /** As many as were asked for; the first is the main one. */
      ipv4: readonly ServerAddress[];
      /** Canonical (RFC 5952), such as 2001:db8:40::/64. */
      ipv6: { prefix: string; gateway: string } | null;
    };

/** One thing to be done with one server. */
export type ServerOperation = { operationId: string; serviceId: number; command: ServerCommand };

/** What a server is like once an operation has succeeded. */
export type OperationResult = {
  power: Power;
  /** Host and port for a VNC client; null while VNC is disabled. */
  vncAddress: string | null;
};

export type FinalState =
  | { status: 'succeeded'; result: OperationResult }
  /** The reason is for the log; nothing was changed, or what was changed is said by `powerOf` and friends. */
  | { status: 'failed'; reason: string }
  /** The driver knows nothing of it: it was never begun, or the driver was started anew since. */
  | { status: 'unknown' };

export type OperationState = FinalState | { status: 'running'; progress: number; pollAfterMs: number };

/**
 * The system that makes servers out of paid services and acts on them. Its calls may go over the network: never within a transaction, and each takes a
 * signal, after which its answer is not waited for any more. A call that throws says nothing of what was done: who asked asks again.
 * `test/drivers/driver-suite.ts` has what every driver keeps.
 */
export type ProvisioningDriver = ConsoleDriver &
  MetricsDriver & {
    /** Asks for the service's server, or how it is coming along. Repeating it makes no second server. */
    requestServer(request: ServerRequest, signal: AbortSignal): Promise<ServerState>;
    /** Takes the server down and its addresses back. One that is gone already is fine. */
    removeServer(serviceId: number, signal: AbortSignal): Promise<void>;
    /** Begins an operation. The same id again begins nothing, whatever became of it. Of one server at most one operation is under way. */
    begin(operation: ServerOperation, signal: AbortSignal): Promise<void>;
    /** About how long an operation takes; known without asking anybody. */
    expectedMs(command: ServerCommand): number;
    operationState(operationId: string, signal: AbortSignal): Promise<OperationState>;
    /** Sees to it that the operation is not carried out any more; answers what became of it. From then on that does not change. */
    cancel(operationId: string, signal: AbortSignal): Promise<FinalState>;
    /** Of those servers that there are. */
    powerOf(serviceIds: readonly number[], signal: AbortSignal): Promise<ReadonlyMap<number, Power>>;
  };
