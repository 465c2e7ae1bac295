import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { cardsRepository } from './cards.repository.ts';
import { forgetCard } from './forget-card.job.ts';

/** Removes all cards of a client. Jobs make the gateways forget them. */
export async function removeAllCards(app: App, tx: Transaction, client: ClientScope, at: Date): Promise<void> {
  const cards = cardsRepository(tx, client);
  await cards.lock();
  for (const { id } of await cards.list()) {
    await cards.remove(id, at);
    await app.jobs.enqueue(tx, forgetCard, { cardId: id });
  }
}
