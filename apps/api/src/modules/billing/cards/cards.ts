import { randomUUID } from 'node:crypto';
import { maxCards } from '@portico/contract/limits';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { CardReport } from '@portico/drivers/payment-gateway';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { allCardsRepository } from './all-cards.repository.ts';
import { cardsRepository, type CardRow } from './cards.repository.ts';

/** Returns the client's card if it exists and belongs to this payment method. */
export async function cardToCharge(tx: Transaction, client: ClientScope, cardId: string, methodId: number): Promise<CardRow | undefined> {
  const card = await cardsRepository(tx, client).find(cardId);
  return card?.method_id === methodId ? card : undefined;
}

/** Returns the client's default card, or the newest other one if the default's gateway was removed. Undefined if none can be charged. */
export async function chargeableCard(app: Pick<App, 'gateways'>, tx: Transaction, client: ClientScope): Promise<CardRow | undefined> {
  return (await cardsRepository(tx, client).list()).find((card) => isChargeable(app, card));
}

/** Makes the card that is charged the default, so that the client sees which one it is. */
export async function makeChargedDefault(tx: Transaction, client: ClientScope, { id, is_default: isDefault }: CardRow): Promise<void> {
  if (isDefault) return;
  const cards = cardsRepository(tx, client);
  await cards.lock();
  if (await cards.makeDefault(id)) publish.account(tx, client.clientId);
}

/** Returns false if the card's gateway is no longer configured or takes no cards. */
export function isChargeable({ gateways }: Pick<App, 'gateways'>, { method_id: methodId }: Pick<CardRow, 'method_id'>): boolean {
  return gateways.get(methodId)?.cards != null;
}

/** Returns the gateway's token of a card, or null if the gateway has forgotten the card. */
export async function tokenOf(app: App, cardId: string): Promise<string | null> {
  return (await app.database.read((tx) => allCardsRepository(tx).find(cardId)))?.token ?? null;
}

/**
 * Returns true if the client may add a card, counting cards that pending payments will store. Locks the client until the transaction ends.
 */
export async function canAddCard(tx: Transaction, client: ClientScope): Promise<boolean> {
  const cards = cardsRepository(tx, client);
  await cards.lock();
  return (await cards.count()) < maxCards;
}

/**
 * Stores a card that the gateway has saved. A repeated report is ignored. The card becomes the default if there is none, or none that can be
 * charged, because the gateway of the present one was removed.
 */
export async function keepCard(
  app: Pick<App, 'gateways'>,
  tx: Transaction,
  client: ClientScope & { methodId: number },
  { token, brand, lastFour, expiryMonth, expiryYear }: CardReport,
  at: Date,
): Promise<void> {
  const cards = cardsRepository(tx, client);
  await cards.lock();
  const present = await cards.findDefault();
  const isDefault = present === undefined || !isChargeable(app, present);
  const card = { token, brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear };
  const id = randomUUID();
  const isNew = await cards.add({ ...card, id, method_id: client.methodId, created_at: at });
  if (isNew && isDefault) await cards.makeDefault(id);
}

/** Returns the label of a card, even if it was removed. Empty if it doesn't exist. */
export async function cardName(tx: Transaction, cardId: string): Promise<string> {
  const card = await allCardsRepository(tx).find(cardId);
  return card === undefined ? '' : cardLabel(card);
}

/** Returns the brand and last four digits. */
export function cardLabel({ brand, last_four: lastFour }: Pick<CardRow, 'brand' | 'last_four'>): string {
  return `${brand} •••• ${lastFour}`;
}
