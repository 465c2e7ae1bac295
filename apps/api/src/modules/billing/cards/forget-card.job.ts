import { defineJob } from '../../../jobs/define-job.ts';
import { allCardsRepository } from './all-cards.repository.ts';

/** Deletes a removed card at the gateway, then its token here. The token stays while the gateway isn't configured. */
export const forgetCard = defineJob<{ cardId: string }>('forget-card', {}, async (app, { cardId }) => {
  const card = await app.database.read((tx) => allCardsRepository(tx).find(cardId));
  if (card === undefined || card.token === null || card.removed_at === null) return;
  const cards = app.gateways.get(card.method_id)?.cards ?? null;
  if (cards === null) return;
  await cards.forgetCard(card.token);
  await app.database.transaction(async (tx) => {
    await allCardsRepository(tx).dropToken(cardId);
  });
});
