import type { SimulationTransaction } from '../simulation-tables.ts';
import type { FailureCode, Power } from '@portico/drivers/provisioning-driver';
import type { HashedCommand } from './command-effects.ts';

export type NewOperation = {
  operationId: string;
  serviceId: number;
  command: HashedCommand;
  fails: boolean;
  startedAt: Date;
  /** Null if it never ends. */
  endsAt: Date | null;
};

export type SimulatedOperation = NewOperation & {
  outcome: 'running' | 'succeeded' | 'failed';
  reason: string | null;
  code: FailureCode | null;
  result: { power: Power } | null;
};

const columns = [
  'operation_id as operationId',
  'service_id as serviceId',
  'command',
  'outcome',
  'reason',
  'code',
  'result',
  'fails',
  'started_at as startedAt',
  'ends_at as endsAt',
] as const;

/** The columns were written from these same types. */
export const simulatedOperations = (tx: SimulationTransaction) => ({
  find: async (operationId: string): Promise<SimulatedOperation | undefined> =>
    (await tx.selectFrom('simulated_operation').select(columns).where('operation_id', '=', operationId).executeTakeFirst()) as
      | SimulatedOperation
      | undefined,
  running: async (serviceId: number): Promise<SimulatedOperation | undefined> =>
    (await tx
      .selectFrom('simulated_operation')
      .select(columns)
      .where('service_id', '=', serviceId)
      .where('outcome', '=', 'running')
      .executeTakeFirst()) as SimulatedOperation | undefined,
  async add({ operationId, serviceId, command, fails, startedAt, endsAt }: NewOperation): Promise<void> {
    await tx
      .insertInto('simulated_operation')
      .values({
        operation_id: operationId,
        service_id: serviceId,
        command: JSON.stringify(command),
        outcome: 'running',
        reason: null,
        result: null,
        fails,
        started_at: startedAt,
        ends_at: endsAt,
      })
      .onConflict((conflict) => conflict.column('operation_id').doNothing())
      .execute();
  },
  async end(operationId: string, outcome: { result: { power: Power } } | { code: FailureCode; reason: string }): Promise<void> {
    const changes =
      'result' in outcome
        ? { outcome: 'succeeded' as const, result: JSON.stringify(outcome.result) }
        : { outcome: 'failed' as const, code: outcome.code, reason: outcome.reason };
    await tx
      .updateTable('simulated_operation')
      .set(changes)
      .where('operation_id', '=', operationId)
      .where('outcome', '=', 'running')
      .execute();
  },
});
