import { defineJob } from '../../../jobs/define-job.ts';
import { allCardsRepository } from './all-cards.repository.ts';
import { forgetCard } from './forget-card.job.ts';

const everySeconds = 3600;
const batchSize = 200;

/** Tries again to delete removed cards whose gateway was unavailable for longer than a job is retried, or not configured. */
export const forgetRemovedCards = defineJob('forget-removed-cards', { everySeconds, workers: 1, retryLimit: 0 }, async (app) => {
  const methods = [...app.gateways].flatMap(([methodId, { cards }]) => (cards === null ? [] : [methodId]));
  if (methods.length === 0) return;
  await app.database.transaction(async (tx) => {
    for (const cardId of await allCardsRepository(tx).notForgotten(methods, forgetCard.name, batchSize))
      await app.jobs.enqueue(tx, forgetCard, { cardId }, { once: { key: cardId, withinSeconds: everySeconds } });
  });
});
