import { beforeCommit } from '../database/before-commit.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import type { EventToPublish } from './event-to-publish.ts';
import { eventsRepository } from './events.repository.ts';

export const eventChannel = 'portico_event';

const published = new WeakMap<Transaction, Map<number, EventToPublish[]>>();

/**
 * Publishes to the client's open portals after the transaction commits. Event numbers are taken for all events of a client at the end of
 * the transaction, after every other lock, so that callers can publish at any point without breaking the lock order.
 */
export function publishEvent(tx: Transaction, clientId: number, event: EventToPublish): void {
  const ofClients = published.get(tx) ?? new Map<number, EventToPublish[]>();
  published.set(tx, ofClients);
  const before = ofClients.get(clientId);
  if (before !== undefined) {
    before.push(event);
    return;
  }
  const events = [event];
  beforeCommit(tx, clientId, async () => {
    ofClients.delete(clientId);
    await eventsRepository(tx, clientId).append(events);
    await notify(tx, eventChannel, String(clientId));
  });
  ofClients.set(clientId, events);
}
