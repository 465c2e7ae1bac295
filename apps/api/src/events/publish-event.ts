import { beforeCommit } from '../database/before-commit.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import type { EventToPublish } from './event-to-publish.ts';
import { eventsRepository } from './events.repository.ts';

export const eventChannel = 'portico_event';

/**
 * Tells the client's open portals once the transaction is committed. The event's number is taken at the very end of the transaction, after
 * every other lock, so that callers may publish whenever they like without breaking the order of locks.
 */
export function publishEvent(tx: Transaction, clientId: number, event: EventToPublish): void {
  beforeCommit(tx, clientId, async () => {
    await eventsRepository(tx, clientId).append(event);
    await notify(tx, eventChannel, String(clientId));
  });
}
