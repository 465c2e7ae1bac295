import { maxCards } from '@portico/contract/limits';
import { defineOperation } from '../../../operations/operation.ts';
import { presentCard } from './cards.presenter.ts';
import { cardsRepository } from './cards.repository.ts';

export const listCards = defineOperation('listCards', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account }) {
    const cards = await app.database.read((tx) => cardsRepository(tx, account).list());
    return { status: 200, body: { items: cards.map((card) => presentCard(card, app)), max: maxCards } };
  },
});
