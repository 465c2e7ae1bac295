import type { StreamEvent } from '@portico/contract';
import { beforeCommit } from '../database/before-commit.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../database/notify.ts';

export const eventChannel = 'portico_event';

/** What is told: `resource` and `status` are null where it is about the account as a whole (its counters, its balance). */
export type EventToPublish = Pick<StreamEvent, 'type' | 'resource' | 'status'>;

/**
 * Tells the client's open portals once the transaction is committed. The event's number is taken at the very end of the transaction, after
 * every other lock, so that callers may publish whenever they like without breaking the order of locks.
 */
export function publishEvent(tx: Transaction, clientId: number, event: EventToPublish): void {
  beforeCommit(tx, clientId, async () => {
    const { last_sequence: sequence } = await tx
      .insertInto('event_counter')
      .values({ client_id: clientId, last_sequence: 1 })
      .onConflict((conflict) =>
        conflict.column('client_id').doUpdateSet((row) => ({ last_sequence: row('event_counter.last_sequence', '+', 1) })),
      )
      .returning('last_sequence')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('event')
      .values({
        client_id: clientId,
        sequence,
        type: event.type,
        resource_type: event.resource?.type ?? null,
        resource_id: event.resource?.id ?? null,
        status: event.status,
      })
      .execute();
    await notify(tx, eventChannel, String(clientId));
  });
}
