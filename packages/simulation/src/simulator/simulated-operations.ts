import type { SimulationTransaction } from '../simulation-tables.ts';
import type { FinalState, OperationState, ServerOperation } from '@portico/drivers/provisioning-driver';
import { boots, effectOf, hashedCommand, shareOfSetUp } from './command-effects.ts';
import { shareOf } from './seeded-random.ts';
import { simulatedOperations, type SimulatedOperation } from './simulated-operation.repository.ts';
import { simulatedServers } from './simulated-server.repository.ts';

export type Simulation = { seed: string; delayMs: number; at: Date };

/** Starts the operation unless it has already begun. A server runs one operation at a time. */
export async function beginOperation(
  tx: SimulationTransaction,
  { operationId, serviceId, fence, command }: ServerOperation,
  fault: 'fail' | 'hang' | null,
  { seed, delayMs, at }: Simulation,
): Promise<void> {
  const server = await simulatedServers(tx).lock(serviceId);
  const operations = simulatedOperations(tx);
  if ((await operations.find(operationId)) !== undefined) return;
  await settle(tx, serviceId, at);
  const isFree = server !== undefined && server.ready_at <= at && (await operations.running(serviceId)) === undefined;
  const hashed = hashedCommand(serviceId, command);
  const durationMs = delayMs * shareOfSetUp(hashed) * (0.8 + 0.4 * shareOf(seed, operationId));
  const endsAt = fault === 'hang' ? null : new Date(at.getTime() + durationMs);
  await operations.add({ operationId, serviceId, command: hashed, fails: fault === 'fail', startedAt: at, endsAt });
  if (server === undefined) return await operations.end(operationId, { code: 'not-found', reason: 'there is no such server' });
  if (!isFree || fence < server.fence) return await operations.end(operationId, { code: 'busy', reason: 'it does something else' });
  await simulatedServers(tx).change(serviceId, { fence });
}

/** Completes the operations that are due. The simulator only advances when it is read. */
export async function settle(tx: SimulationTransaction, serviceId: number, at: Date): Promise<void> {
  const servers = simulatedServers(tx);
  const server = await servers.lock(serviceId);
  const operations = simulatedOperations(tx);
  const operation = await operations.running(serviceId);
  if (operation?.endsAt == null || operation.endsAt > at) return;
  const effect = server === undefined || operation.fails ? null : effectOf(operation.command, server);
  if (server === undefined || effect === null) {
    await operations.end(operation.operationId, { code: 'host-error', reason: 'the server did not do it' });
    return;
  }
  const power = effect.power ?? server.power;
  const booted = boots(operation.command, server);
  await servers.change(serviceId, { ...effect, ...(booted && { booted_at: operation.endsAt }) });
  if (booted || power !== server.power) await servers.notePower(serviceId, operation.endsAt, power);
  await operations.end(operation.operationId, { result: { power } });
}

export async function stateOf(tx: SimulationTransaction, operationId: string, at: Date): Promise<OperationState> {
  const known = await simulatedOperations(tx).find(operationId);
  if (known === undefined) return { status: 'unknown' };
  if (known.outcome === 'running') await settle(tx, known.serviceId, at);
  const operation = known.outcome === 'running' ? ((await simulatedOperations(tx).find(operationId)) ?? known) : known;
  return operation.outcome === 'running' ? progressOf(operation, at) : finalStateOf(operation);
}

/** An operation that hasn't ended by now never will. */
export async function cancelOperation(tx: SimulationTransaction, operationId: string, at: Date): Promise<FinalState> {
  const state = await stateOf(tx, operationId, at);
  if (state.status !== 'running') return state;
  await simulatedOperations(tx).end(operationId, { code: 'cancelled', reason: 'it was cancelled' });
  return await finalState(tx, operationId);
}

async function finalState(tx: SimulationTransaction, operationId: string): Promise<FinalState> {
  const operation = await simulatedOperations(tx).find(operationId);
  return operation === undefined ? { status: 'unknown' } : finalStateOf(operation);
}

function finalStateOf({ result, code, reason }: SimulatedOperation): FinalState {
  if (result !== null) return { status: 'succeeded', power: result.power };
  return { status: 'failed', code: code ?? 'host-error', reason: reason ?? '' };
}

function progressOf({ startedAt, endsAt }: SimulatedOperation, at: Date): OperationState {
  const hungAt = 40;
  const durationMs = endsAt === null ? 0 : endsAt.getTime() - startedAt.getTime();
  const passedMs = at.getTime() - startedAt.getTime();
  const progress = endsAt === null ? hungAt : Math.min(99, Math.max(0, Math.floor((passedMs * 100) / Math.max(1, durationMs))));
  return { status: 'running', progress, pollAfterMs: Math.min(1_000, Math.max(50, endsAt === null ? 1_000 : durationMs / 4)) };
}
