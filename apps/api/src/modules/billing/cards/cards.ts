import { randomUUID } from 'node:crypto';
import { maxCards } from '@portico/validation/limits';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CardReport } from '../../../drivers/payments/payment-gateway.ts';
import { cardsRepository, chosenCardsRepository, type CardRow } from './cards.repository.ts';

/** The client's own card, where it is there and pays by this method. */
export async function cardToCharge(tx: Transaction, clientId: number, cardId: string, methodId: number): Promise<CardRow | undefined> {
  const card = await cardsRepository(tx, clientId).find(cardId);
  return card?.method_id === methodId ? card : undefined;
}

export function defaultCard(tx: Transaction, clientId: number): Promise<CardRow | undefined> {
  return cardsRepository(tx, clientId).findDefault();
}

/** What the gateway calls a card that a payment is to be charged to; null where it has forgotten it. */
export async function tokenOf(app: App, cardId: string): Promise<string | null> {
  return (await app.database.read((tx) => chosenCardsRepository(tx).find(cardId)))?.token ?? null;
}

/** Whether the client may have one card more, counted with those that may be on their way. Nobody else adds one before this transaction is over. */
export async function canAddCard(tx: Transaction, clientId: number): Promise<boolean> {
  const cards = cardsRepository(tx, clientId);
  await cards.lock();
  return (await cards.count()) < maxCards;
}

/** A gateway has kept a card: it is the client's from now on, once, and the first one is the default. */
export async function keepCard(
  tx: Transaction,
  { clientId, methodId }: { clientId: number; methodId: number },
  { token, brand, lastFour, expiryMonth, expiryYear }: CardReport,
  at: Date,
): Promise<void> {
  const cards = cardsRepository(tx, clientId);
  await cards.lock();
  const isFirst = (await cards.findDefault()) === undefined;
  const card = { token, brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear };
  await cards.add({ ...card, id: randomUUID(), method_id: methodId, created_at: at }, isFirst);
}

/** The same of one that was chosen before, and may be removed by now. */
export async function cardName(tx: Transaction, cardId: string): Promise<string> {
  const card = await chosenCardsRepository(tx).find(cardId);
  return card === undefined ? '' : cardLabel(card);
}

/** As people know a card. */
export function cardLabel({ brand, last_four: lastFour }: Pick<CardRow, 'brand' | 'last_four'>): string {
  return `${brand} •••• ${lastFour}`;
}
