import type { DeclineReason } from '../../platform/database/tables/billing-tables.ts';
import type { Language } from '@portico/contract';

export type CheckoutRequest = {
  /** The same key gives the same checkout, however often it is sent. */
  idempotencyKey: string;
  amountCents: number;
  currency: string;
  /** Our payment's id; the gateway repeats it in all it says of the checkout. */
  merchantReference: string;
  description: string;
  locale: Language;
  returnUrl: string;
  /** Until then it can be paid; what is still open after that is cancelled. */
  expiresAt: Date;
  /** A kept card to charge, with its owner before the screen or without; null where the payer gives one, or pays otherwise. */
  card: { token: string; offSession: boolean } | null;
  /** Offers to keep the card that is given; over no amount that is all there is to it. */
  keepsCard: boolean;
};

/** `open`: the payer has not finished, and no money was taken. `processing`: the payer has, and money may be on its way. */
export type CheckoutStatus = 'open' | 'processing' | 'paid' | 'declined' | 'cancelled';

export type { DeclineReason };

/** What is known of a kept card: never its number. */
export type CardReport = { token: string; brand: string; lastFour: string; expiryMonth: number; expiryYear: number };

/** What a gateway says of a checkout. Amount, currency and reference are checked against what was asked before a word of it is believed. */
export type Checkout = {
  /** The gateway's own id. */
  reference: string;
  merchantReference: string;
  amountCents: number;
  currency: string;
  status: CheckoutStatus;
  /** Where the payer is sent. */
  url: string;
  declineReason: DeclineReason | null;
  /** The card that the payer had kept with it; null as long as the checkout is not paid. */
  keptCard: CardReport | null;
};

/** Money that goes back the way it came. */
export type RefundRequest = {
  /** The same key gives the same refund, however often it is sent. */
  idempotencyKey: string;
  /** The gateway's id of the checkout that was paid. */
  checkout: string;
  amountCents: number;
  currency: string;
};

/** `pending`: it is under way, and may yet fail; `failed`: none of it went back. A bank may turn "succeeded" into that days later. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** What a gateway says of a refund, checked like what it says of a checkout. */
export type Refund = {
  /** The gateway's own id; null where it refused to make one. */
  reference: string | null;
  idempotencyKey: string;
  amountCents: number;
  currency: string;
  status: RefundStatus;
};

/** What a webhook is about: a checkout as it says itself, one to be looked up, a refund by our own id, or nothing of ours. */
export type WebhookReading =
  | { ok: true; eventId: string; about: 'checkout'; checkout: Checkout }
  | { ok: true; eventId: string; about: 'question'; reference: string }
  | { ok: true; eventId: string; about: 'refund'; refund: string }
  | { ok: true; eventId: string; about: 'nothing' }
  | { ok: false; reason: string };

/** What a gateway can do that keeps cards. */
export type CardKeeping = {
  /** What a card was charged by with this key, not before then; null where nothing was. Asked before it is charged after a crash. @throws GatewayUnavailable */
  findCheckout(idempotencyKey: string, since: Date): Promise<Checkout | null>;
  /** Does nothing where the gateway does not know it (any more). @throws GatewayUnavailable */
  forgetCard(token: string): Promise<void>;
};

/** A system that takes money elsewhere. Its calls go over the network: never within a transaction. */
export type PaymentGateway = {
  /** Of the payment method; 1 is the balance. */
  methodId: number;
  /** In webhook addresses and in the ledger: `/webhooks/<id>`. */
  id: string;
  name: string;
  /** No money moves. */
  sandbox: boolean;
  /** Null where it keeps none. */
  cards: CardKeeping | null;
  /** @throws GatewayUnavailable where it can't be said whether the checkout was made: ask again with the same key */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Null where the gateway does not know it. @throws GatewayUnavailable */
  getCheckout(reference: string): Promise<Checkout | null>;
  /** Ends what is still open. Answers the checkout as it is then, which may be paid; null where the gateway does not know it. @throws GatewayUnavailable */
  cancelCheckout(reference: string): Promise<Checkout | null>;
  /** Sends money back; asked again with the same key, the same refund as it stands then. @throws GatewayUnavailable where it can't be said what became of it */
  refund(request: RefundRequest): Promise<Refund>;
  /** Judges a webhook by its raw bytes: who sent it, when, and what it says. */
  readWebhook(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: Date): WebhookReading;
};

/** The gateway did not answer, or not in a way that decides anything. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
}
