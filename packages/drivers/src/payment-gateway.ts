import type { Language } from '@portico/contract';
import { isErrorNamed } from './error-name.ts';

export type CheckoutRequest = {
  /** A repeated request with the same key returns the same checkout. */
  idempotencyKey: string;
  amountCents: number;
  currency: string;
  /** Our payment id. The gateway includes it in every report on the checkout. */
  merchantReference: string;
  description: string;
  locale: Language;
  returnUrl: string;
  /** The payment deadline. A checkout that is still open after it is cancelled. */
  expiresAt: Date;
  /** A saved card to charge, on-session or off-session. Null when the payer enters a card or pays another way. */
  card: { token: string; offSession: boolean } | null;
  /** Offers to save the entered card. With an amount of zero, the checkout only saves a card. */
  keepsCard: boolean;
};

/** `open`: the payer has not finished and no money was taken. `processing`: the payer has finished and money may arrive. */
export type CheckoutStatus = 'open' | 'processing' | 'paid' | 'declined' | 'cancelled';

/** Why a card wasn't charged. With `authentication_required` the checkout stays open for its owner. */
export type DeclineReason = 'declined' | 'insufficient_funds' | 'expired_card' | 'authentication_required';

/** The stored details of a saved card, which never include its number. */
export type CardReport = { token: string; brand: string; lastFour: string; expiryMonth: number; expiryYear: number };

/** A gateway's report on a checkout. Its amount, currency and reference are checked against our request before it is trusted. */
export type Checkout = {
  /** The gateway's id. */
  reference: string;
  merchantReference: string;
  amountCents: number;
  currency: string;
  status: CheckoutStatus;
  /** Where the payer is redirected. */
  url: string;
  declineReason: DeclineReason | null;
  /** The card the payer saved. Null until the checkout is paid. */
  keptCard: CardReport | null;
};

/** A refund to the original payment method. */
export type RefundRequest = {
  /** A repeated request with the same key returns the same refund. */
  idempotencyKey: string;
  /** The gateway's id of the paid checkout. */
  checkout: string;
  amountCents: number;
  currency: string;
};

/** `pending`: in progress and may still fail. `failed`: no money was returned. A bank can turn "succeeded" into "failed" days later. */
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

/** A gateway's report on a refund, checked like its report on a checkout. */
export type Refund = {
  /** The gateway's id. Null if it refused to create the refund. */
  reference: string | null;
  idempotencyKey: string;
  amountCents: number;
  currency: string;
  status: RefundStatus;
};

/** The subject of a webhook: a checkout included in it, a checkout to look up, a refund by our id, or nothing of ours. */
export type WebhookReading =
  | { ok: true; eventId: string; about: 'checkout'; checkout: Checkout }
  | { ok: true; eventId: string; about: 'question'; reference: string }
  | { ok: true; eventId: string; about: 'refund'; refund: string }
  | { ok: true; eventId: string; about: 'nothing' }
  | { ok: false; reason: string };

/** What a gateway that saves cards can do. */
export type CardKeeping = {
  /**
   * Returns the charge made with this key since `since`, or null if there is none. Called after a crash, before the card is charged again.
   * @throws GatewayUnavailable
   */
  findCheckout(idempotencyKey: string, since: Date): Promise<Checkout | null>;
  /** Does nothing if the gateway no longer knows the card. @throws GatewayUnavailable */
  forgetCard(token: string): Promise<void>;
};

/**
 * An external payment system. Its methods make network calls, so never call them inside a transaction. The outcome of a call that takes
 * more than 45 seconds counts as unknown.
 */
export type PaymentGateway = {
  /** The payment method id. 0 is a bank transfer, 1 the balance. */
  methodId: number;
  /** Used in webhook URLs (`/webhooks/<id>`) and in the ledger. */
  id: string;
  name: string;
  /** True if no real money moves. */
  sandbox: boolean;
  /** Null if the gateway doesn't save cards. */
  cards: CardKeeping | null;
  /** @throws GatewayUnavailable if it is unknown whether the checkout was created; retry with the same key */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Returns null if the gateway doesn't know the checkout. @throws GatewayUnavailable */
  getCheckout(reference: string): Promise<Checkout | null>;
  /**
   * Cancels an open checkout. Returns its resulting state, which may be paid, or null if the gateway doesn't know it.
   * @throws GatewayUnavailable
   */
  cancelCheckout(reference: string): Promise<Checkout | null>;
  /**
   * Refunds money. A call with the same key returns the same refund in its current state.
   * @throws GatewayUnavailable if the outcome is unknown
   */
  refund(request: RefundRequest): Promise<Refund>;
  /** Verifies a webhook's signature and time from its raw bytes, and reads it. */
  readWebhook(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: Date): WebhookReading;
};

/** The gateway didn't answer, or its answer left the outcome unknown. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'GatewayUnavailable');
  }
}
