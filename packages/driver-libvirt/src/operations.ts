import { setTimeout as sleep } from 'node:timers/promises';
import type { FinalState, OperationState, Power, ServerOperation } from '@portico/drivers/provisioning-driver';
import type { ServerCommand } from '@portico/drivers/server-command';
import { applyPending } from './apply-pending.ts';
import { failureOf } from './failed-command.ts';
import { aloneWithOperation, changeRecord, findServer, inTurn, isServer, type FoundServer } from './find-server.ts';
import { listDomains, readDomains } from './inventory.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { leasedHost, leaseLost, newLease, renewLease } from './operation-lease.ts';
import { runCommand } from './run-command.ts';
import { bringBack } from './server-power.ts';
import { changeOperation, type Outcome, type RecordedOperation, type ServerRecord } from './server-record.ts';

const pollAfterMs = 500;
const beginMs = 30_000;
const maxRemembered = 1_000;
const closeMs = 5_000;

const cutOff: Outcome = { status: 'uncertain', reason: 'It was cut off while it ran' };

type Running = { uuid: string; startedAt: number; expectedMs: number; stop: AbortController; done: Promise<Outcome> };

export type Operations = {
  begin: (operation: ServerOperation, signal: AbortSignal) => Promise<void>;
  stateOf: (operationId: string, signal: AbortSignal) => Promise<OperationState>;
  cancel: (operationId: string, signal: AbortSignal) => Promise<FinalState>;
  /** Cuts off what runs in this process on a server that is being removed. */
  abandon: (uuid: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Runs operations in this process and records them with the server, so that every process knows them and their ends. */
export function createOperations(host: LibvirtHost): Operations {
  /** Those that the host hasn't recorded yet. Another process doesn't know them, and waits for their locks. */
  const beginning = new Map<string, { stop: AbortController; recorded: Promise<void> }>();
  const running = new Map<string, Running>();
  // Also those that have no server to be recorded with.
  const ended = new Map<string, Outcome>();
  const closing = new AbortController();

  function run(server: FoundServer, { operationId, command }: ServerOperation): void {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, closing.signal]);
    const endLease = renewLease(host, server.uuid, operationId, stop);
    const watched = watchPower(leasedHost(host, server.uuid, operationId));
    // A server whose operation was cancelled, or that is being removed, is left as it is.
    const mayBringBack = async () =>
      !stop.signal.aborted || (stop.signal.reason === leaseLost && (await isNewest(server.uuid, operationId)));
    const done = carryOut(watched.host, server, command, signal).then(async (outcome) => {
      const isCut = outcome.status !== 'succeeded' && server.power === 'running' && watched.isGoingOff();
      if (isCut && endsWithStart(command)) await tryToBringBack(host, server.uuid, { closing: closing.signal, mayBringBack });
      const recorded = await recordOutcome(host, server.uuid, operationId, outcome, closing.signal);
      endLease();
      if (recorded.status !== outcome.status)
        host.logger.warn({ operationId, outcome, recorded }, 'An operation has another end than its call');
      remember(operationId, recorded);
      running.delete(operationId);
      if (recorded.status === 'succeeded') void applyPending(host, server.uuid, closing.signal);
      return recorded;
    });
    running.set(operationId, { uuid: server.uuid, startedAt: Date.now(), expectedMs: expectedMs(command), stop, done });
  }

  async function isNewest(uuid: string, operationId: string): Promise<boolean> {
    const server = (await readDomains(host.virsh, [uuid], AbortSignal.timeout(closeMs))).find(isServer);
    return server?.record.operations.at(-1)?.id === operationId;
  }

  async function begin(operation: ServerOperation, signal: AbortSignal): Promise<void> {
    const { operationId, serviceId, fence, command } = operation;
    if (running.has(operationId) || ended.has(operationId)) return;
    const server = await findServer(host, serviceId, signal);
    if (server === undefined) {
      remember(operationId, { status: 'failed', code: 'not-found', reason: 'There is no such server' });
      return;
    }
    if (server.record.operations.some(({ id }) => id === operationId)) return;
    const outcome = refusalOf(server.record, fence);
    const stored = { id: operationId, startedAt: Date.now(), expectedMs: expectedMs(command), outcome, leaseUntil: newLease() };
    const add = (record: ServerRecord, power: Power): ServerRecord => ({
      ...record,
      fence: Math.max(record.fence, fence),
      operations: [...record.operations.map((one) => endIfCutOff(one, power)), stored],
    });
    await changeRecord(host, server.uuid, add, signal);
    if (outcome === null) run(server, operation);
  }

  function remember(operationId: string, outcome: Outcome): void {
    ended.set(operationId, outcome);
    const [oldest] = ended.keys();
    if (ended.size > maxRemembered && oldest !== undefined) ended.delete(oldest);
  }

  /** Returns undefined only if no process has begun it or begins it now. @throws DriverError if one takes longer to begin it */
  async function findBegun(operationId: string, signal: AbortSignal) {
    const found = await findRecorded(operationId, signal);
    return found ?? (await aloneWithOperation(host, operationId, (held) => findRecorded(operationId, held), signal));
  }

  async function findRecorded(operationId: string, signal: AbortSignal) {
    for (const server of (await listDomains(host.virsh, signal)).filter(isServer)) {
      const operation = server.record.operations.find(({ id }) => id === operationId);
      if (operation !== undefined) return { server, operation };
    }
    return undefined;
  }

  type Change = (operation: RecordedOperation, power: Power) => RecordedOperation;

  /** Returns the changed operation, or undefined if it or its server is gone. */
  async function changeFound(uuid: string, operationId: string, change: Change, signal: AbortSignal) {
    const apply = (current: ServerRecord, power: Power) => changeOperation(current, operationId, (one) => change(one, power));
    return (await changeRecord(host, uuid, apply, signal))?.operations.find(({ id }) => id === operationId);
  }

  return {
    // Only the caller's waiting ends with its signal: a record without a process would have to run out first.
    begin(operation) {
      const { operationId, serviceId } = operation;
      const present = beginning.get(operationId);
      if (present !== undefined) return present.recorded;
      const stop = new AbortController();
      const recorded = aloneWithOperation(
        host,
        operationId,
        (held) => inTurn(`service ${serviceId}`, () => begin(operation, held)),
        AbortSignal.any([stop.signal, closing.signal, AbortSignal.timeout(beginMs)]),
      ).finally(() => beginning.delete(operationId));
      beginning.set(operationId, { stop, recorded });
      return recorded;
    },

    async stateOf(operationId, signal) {
      const here = running.get(operationId);
      if (here !== undefined) return runningState(here);
      // `unknown` would mean that it never began, but it still may.
      if (beginning.has(operationId)) return { status: 'running', progress: 0, pollAfterMs };
      const known = ended.get(operationId);
      if (known !== undefined) return known;
      const found = await findBegun(operationId, signal);
      if (found === undefined) return { status: 'unknown' };
      const { operation } = found;
      if (operation.outcome !== null || isOpen(operation)) return operation.outcome ?? runningState(operation);
      // Recorded, so that a process that was only held up stops too.
      const recorded = await changeFound(found.server.uuid, operationId, endIfCutOff, signal);
      return recorded === undefined ? cutOff : (recorded.outcome ?? runningState(recorded));
    },

    async cancel(operationId, signal) {
      const starting = beginning.get(operationId);
      starting?.stop.abort();
      await starting?.recorded.catch(() => undefined);
      const here = running.get(operationId);
      if (here !== undefined) {
        here.stop.abort();
        return await here.done;
      }
      const known = ended.get(operationId);
      if (known !== undefined) return known;
      const found = await findBegun(operationId, signal);
      if (found === undefined) return { status: 'unknown' };
      if (found.operation.outcome !== null) return found.operation.outcome;
      const recorded = await changeFound(found.server.uuid, operationId, (one, power) => end(cutOff, power)(one), signal);
      return recorded?.outcome ?? cutOff;
    },

    async abandon(uuid) {
      const affected = [...running.values()].filter((one) => one.uuid === uuid);
      for (const { stop } of affected) stop.abort();
      await Promise.all(affected.map(({ done }) => done));
    },

    async close() {
      const ends = Promise.all([...running.values()].map(({ done }) => done));
      // Most operations end in this time. What is cut off is uncertain.
      await Promise.race([ends, sleep(closeMs, undefined, { ref: false })]);
      closing.abort();
      await ends;
    },
  };
}

async function carryOut(host: LibvirtHost, server: FoundServer, command: ServerCommand, signal: AbortSignal): Promise<Outcome> {
  try {
    const effect = await runCommand(host, server, command, signal);
    const [now] = await readDomains(host.virsh, [server.uuid], signal);
    if (now === undefined) return { status: 'failed', code: 'not-found', reason: 'The server is gone' };
    return { status: 'succeeded', power: now.power, ...(effect === 'pending' && { pending: true }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failureOf(error) ?? { status: 'uncertain', reason };
  }
}

const endsWithStart = (command: ServerCommand) => command.kind === 'restart' || (command.kind === 'mount_iso' && command.boot);

const bringBackMs = 30_000;
const bringBackAgainMs = 1_000;

/** Wraps the host. `isGoingOff` is true once a shutdown was requested or the power cut. */
function watchPower(host: LibvirtHost): { host: LibvirtHost; isGoingOff: () => boolean } {
  let isGoingOff = false;
  const run: LibvirtHost['virsh']['run'] = (command, signal) => {
    if (command[0] === 'shutdown' || command[0] === 'destroy') isGoingOff = true;
    return host.virsh.run(command, signal);
  };
  return { host: { ...host, virsh: { ...host.virsh, run } }, isGoingOff: () => isGoingOff };
}

type BringBackOptions = { closing: AbortSignal; mayBringBack: () => Promise<boolean> };

/** The server was running and would stay off. Repeats while the host can't be reached. If the process is stopping, tries once more. */
async function tryToBringBack(host: LibvirtHost, uuid: string, { closing, mayBringBack }: BringBackOptions): Promise<void> {
  const limit = AbortSignal.timeout(bringBackMs);
  for (;;) {
    const isLast = closing.aborted || limit.aborted;
    try {
      if (!(await mayBringBack())) return;
      return await bringBack(host, uuid, isLast ? AbortSignal.timeout(closeMs) : AbortSignal.any([closing, limit]));
    } catch (error) {
      if (isLast || failureOf(error)?.code === 'not-found')
        return host.logger.warn({ uuid, error }, 'A server whose restart was cut off could not be started');
    }
    if (!closing.aborted) await sleep(bringBackAgainMs);
  }
}

const recordMs = 300_000;
const recordAgainMs = 250;

/** Repeats until the host takes it. Returns what is recorded, which another process may have decided first. */
async function recordOutcome(
  host: LibvirtHost,
  uuid: string,
  operationId: string,
  outcome: Outcome,
  closing: AbortSignal,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(recordMs);
  const record = (current: ServerRecord, power: Power) => changeOperation(current, operationId, end(outcome, power));
  for (;;) {
    try {
      const recorded = await changeRecord(host, uuid, record, limit);
      return recorded?.operations.find(({ id }) => id === operationId)?.outcome ?? outcome;
    } catch (error) {
      if (limit.aborted || closing.aborted) {
        host.logger.warn({ operationId, error }, 'The end of an operation could not be recorded');
        return outcome;
      }
    }
    await sleep(recordAgainMs);
  }
}

const end = (outcome: Outcome, power: Power) => (operation: RecordedOperation) => ({
  ...operation,
  outcome: operation.outcome ?? (operation.isApplied ? { status: 'succeeded' as const, power } : outcome),
});

const isOpen = ({ outcome, leaseUntil }: RecordedOperation) => outcome === null && leaseUntil >= Date.now();

const endIfCutOff = (operation: RecordedOperation, power: Power) => (isOpen(operation) ? operation : end(cutOff, power)(operation));

function refusalOf({ fence, operations }: ServerRecord, offered: number): Outcome | null {
  if (offered < fence) return { status: 'failed', code: 'busy', reason: `Fence ${offered} is older than ${fence}` };
  const current = operations.find(isOpen);
  return current === undefined ? null : { status: 'failed', code: 'busy', reason: `Operation ${current.id} runs` };
}

function runningState({ startedAt, expectedMs: whole }: { startedAt: number; expectedMs: number }): OperationState {
  return { status: 'running', progress: Math.min(95, Math.floor((100 * (Date.now() - startedAt)) / whole)), pollAfterMs };
}

export function expectedMs({ kind }: ServerCommand): number {
  switch (kind) {
    case 'restart':
    case 'mount_iso':
      return 10_000;
    case 'stop':
    case 'reinstall':
      return 6_000;
    case 'start':
    case 'force_off':
      return 3_000;
    default:
      return 1_000;
  }
}
