import { sql } from 'kysely';
import type { Language, StreamEvent } from '@portico/contract';
import type { Transaction } from '../database/database.ts';
import { presentSnapshot, type ActionSnapshot } from './action-snapshot.ts';
import type { EventToPublish } from './event-to-publish.ts';

const batchSize = 200;

export type StoredEvent = {
  sequence: number;
  type: string;
  resource_type: string | null;
  resource_id: string | null;
  status: string | null;
  action: object | null;
  created_at: Date;
};

export const eventsRepository = (tx: Transaction, clientId: number) => ({
  /** Returns the number of the client's newest event, or 0. */
  async lastSequence(): Promise<number> {
    const row = await tx.selectFrom('event_counter').select('last_sequence').where('client_id', '=', clientId).executeTakeFirst();
    return row?.last_sequence ?? 0;
  },

  /** Returns the number before the first event of the past seconds. */
  async sequenceBefore(seconds: number): Promise<number> {
    const row = await tx
      .selectFrom('event')
      .select('sequence')
      .where('client_id', '=', clientId)
      .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.sequence ?? 0;
  },

  async listAfter(sequence: number): Promise<StoredEvent[]> {
    return await tx
      .selectFrom('event')
      .select(['sequence', 'type', 'resource_type', 'resource_id', 'status', 'action', 'created_at'])
      .where('client_id', '=', clientId)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(batchSize)
      .execute();
  },

  /** Appends events with consecutive numbers. */
  async append(events: readonly EventToPublish[]): Promise<void> {
    const { last_sequence: last } = await tx
      .insertInto('event_counter')
      .values({ client_id: clientId, last_sequence: events.length })
      .onConflict((conflict) =>
        conflict.column('client_id').doUpdateSet((row) => ({ last_sequence: row('event_counter.last_sequence', '+', events.length) })),
      )
      .returning('last_sequence')
      .executeTakeFirstOrThrow();
    const rows = events.map(({ type, resource, status, action }, index) => ({
      client_id: clientId,
      sequence: last - events.length + 1 + index,
      type,
      resource_type: resource?.type ?? null,
      resource_id: resource?.id ?? null,
      status,
      action: action === undefined ? null : JSON.stringify(action),
    }));
    await tx.insertInto('event').values(rows).execute();
  },
});

/** The columns were written from these same types. */
export function presentEvent(event: StoredEvent, locale: Language, replayed: boolean): StreamEvent {
  const type = event.resource_type as NonNullable<StreamEvent['resource']>['type'] | null;
  return {
    id: String(event.sequence),
    type: event.type as StreamEvent['type'],
    created_at: event.created_at.toISOString(),
    resource: type === null || event.resource_id === null ? null : { type, id: event.resource_id },
    status: event.status,
    ...(replayed && { replayed }),
    ...(event.action !== null && { action: presentSnapshot(event.action as ActionSnapshot, locale) }),
  };
}
