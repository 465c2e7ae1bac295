import type { DriverContext } from '@portico/drivers/driver-context';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import type { CheckoutMessage, NewCheckoutMessage } from '../sandbox-gateway/sandbox-messages.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import type { Hostility } from './hostility.ts';
import { sandboxCardsRepository } from './sandbox-cards.repository.ts';
import { messageOf, sandboxRepository, type InitialState, type CheckoutRow } from './sandbox.repository.ts';
import { answerKept, answerTyped, isExpired, refundsTo, type TypedCard } from './test-cards.ts';

const idPattern = /^[A-Za-z0-9_-]{24}$/;

/** The next state of a checkout: a bank transfer is under way, or it is decided. */
type Step = 'processing' | 'paid' | 'declined' | 'cancelled';

/** The sandbox's checkouts and cards. Each decision sends a webhook. */
export function sandboxCheckouts({ database, enqueue, now }: DriverContext, hostility: Hostility | null = null) {
  const emit = (tx: SimulationTransaction, checkoutId: string, status: string) =>
    enqueue(tx, deliverWebhook.name, { checkoutId }, hostility === null ? {} : { delayMs: hostility.delayMs(checkoutId, status) });

  /** Decides a checkout once. Later decisions have no effect, and a transfer under way can't be cancelled. */
  async function decide(tx: SimulationTransaction, id: string, status: Step, reason: DeclineReason | null = null): Promise<void> {
    if (await sandboxRepository(tx).decide(id, status, now(), reason)) await emit(tx, id, status);
  }
  /** Cancels an expired open checkout as soon as it is read. */
  async function unlessOver(tx: SimulationTransaction, row: CheckoutRow): Promise<CheckoutRow> {
    if (row.status !== 'open' || now() < row.expires_at) return row;
    await decide(tx, row.id, 'cancelled');
    return (await sandboxRepository(tx).find(row.id)) ?? row;
  }
  async function beginning(tx: SimulationTransaction, { card_token: token, expires_at: end }: NewCheckoutMessage): Promise<InitialState> {
    const open = { status: 'open', decline_reason: null, card_token: null, wants_kept: false, refunds: 'at_once' } as const;
    if (token === null) return open;
    if (now() >= new Date(end)) return { ...open, status: 'cancelled' };
    const card = await sandboxCardsRepository(tx).find(token);
    if (card === null || !card.is_kept) return { ...open, status: 'declined', decline_reason: 'declined' };
    const isOver = isExpired({ expiryMonth: card.expiry_month, expiryYear: card.expiry_year }, now());
    const answer = answerKept(card.behaviour, isOver);
    if (answer === 'paid') return { ...open, status: 'paid', card_token: token, refunds: refundsTo(card.behaviour) };
    const status = answer === 'authentication_required' ? 'open' : 'declined';
    return { ...open, status, decline_reason: answer, card_token: token };
  }
  const messageFor = async (tx: SimulationTransaction, row: CheckoutRow): Promise<CheckoutMessage> =>
    messageOf(row, await sandboxCardsRepository(tx).find(row.card_token));

  /** Charges the card. Removes it afterwards unless the payer wants to save it. */
  async function take(tx: SimulationTransaction, { id, keeps_card: offered }: CheckoutRow, token: string, keep: boolean): Promise<void> {
    const cards = sandboxCardsRepository(tx);
    const card = await cards.find(token);
    if (keep && offered) await cards.keep(token);
    await sandboxRepository(tx).noteRefunds(id, refundsTo(card?.behaviour));
    await decide(tx, id, 'paid');
    if (!(keep && offered) && card?.is_kept === false) await cards.remove(token);
  }

  return {
    /** Returns the checkout of this key, or null if the key was used for another one. */
    create: (idempotencyKey: string, message: NewCheckoutMessage): Promise<CheckoutMessage | null> =>
      database.transaction(async (tx: SimulationTransaction) => {
        const row = await sandboxRepository(tx).create(idempotencyKey, message, await beginning(tx, message), now());
        if (row.isNew && row.status !== 'open') await emit(tx, row.id, row.status);
        const isSame = row.amount_cents === message.amount_cents && row.reference === message.reference && row.takes === message.takes;
        return isSame ? messageFor(tx, await unlessOver(tx, row)) : null;
      }),
    say: (row: CheckoutRow): Promise<CheckoutMessage> => database.read((tx: SimulationTransaction) => messageFor(tx, row)),
    find: async (id: string): Promise<CheckoutRow | undefined> => {
      if (!idPattern.test(id)) return undefined;
      return database.transaction(async (tx: SimulationTransaction) => {
        const row = await sandboxRepository(tx).find(id);
        return row && unlessOver(tx, row);
      });
    },
    findByKey: (key: string): Promise<CheckoutMessage | null> =>
      database.transaction(async (tx: SimulationTransaction) => {
        const row = await sandboxRepository(tx).findByKey(key);
        return row === undefined ? null : messageFor(tx, await unlessOver(tx, row));
      }),
    decide: (id: string, status: Step): Promise<void> => database.transaction((tx: SimulationTransaction) => decide(tx, id, status)),
    /** Enters a card. Returns why it was declined, or null if it was charged or needs confirmation. */
    giveCard: (id: string, typed: TypedCard, keep: boolean): Promise<DeclineReason | null> =>
      database.transaction(async (tx: SimulationTransaction) => {
        const row = await sandboxRepository(tx).lock(id);
        if (row?.status !== 'open' || row.card_token !== null) return null;
        const answer = answerTyped(typed.behaviour);
        if (answer !== 'paid' && answer !== 'confirm') return answer;
        const token = await sandboxCardsRepository(tx).add(typed, now());
        await sandboxRepository(tx).putCard(id, token, keep && row.keeps_card);
        if (answer === 'paid') await take(tx, row, token, keep);
        return null;
      }),
    /** Confirms or denies the entered card. After a denial the payer can enter another one; a saved card is declined instead. */
    confirm: (id: string, isOwner: boolean): Promise<void> =>
      database.transaction(async (tx: SimulationTransaction) => {
        const row = await sandboxRepository(tx).lock(id);
        if (row?.status !== 'open' || row.card_token === null) return;
        const token = row.card_token;
        if (isOwner) return take(tx, row, token, row.wants_kept);
        if (row.decline_reason === 'authentication_required') return decide(tx, id, 'declined', 'declined');
        await sandboxRepository(tx).putCard(id, null, false);
        await sandboxCardsRepository(tx).remove(token);
      }),
    forgetCard: (token: string): Promise<void> =>
      database.transaction(async (tx: SimulationTransaction) => {
        await sandboxCardsRepository(tx).remove(token);
      }),
  };
}
