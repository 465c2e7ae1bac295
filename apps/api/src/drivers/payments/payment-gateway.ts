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
};

/** `open`: the payer has not finished, and no money was taken. `processing`: the payer has, and money may be on its way. */
export type CheckoutStatus = 'open' | 'processing' | 'paid' | 'declined' | 'cancelled';

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
};

export type WebhookReading = { ok: true; eventId: string; checkout: Checkout } | { ok: false; reason: string };

/** A system that takes money elsewhere. Its calls go over the network: never within a transaction. */
export type PaymentGateway = {
  /** Of the payment method; 1 is the balance. */
  methodId: number;
  /** In webhook addresses and in the ledger: `/webhooks/<id>`. */
  id: string;
  name: string;
  /** No money moves. */
  sandbox: boolean;
  /** @throws GatewayUnavailable where it can't be said whether the checkout was made: ask again with the same key */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Null where the gateway does not know it. @throws GatewayUnavailable */
  getCheckout(reference: string): Promise<Checkout | null>;
  /** Ends what is still open. Answers the checkout as it is then, which may be paid; null where the gateway does not know it. @throws GatewayUnavailable */
  cancelCheckout(reference: string): Promise<Checkout | null>;
  /** Judges a webhook by its raw bytes: who sent it, when, and what it says. */
  readWebhook(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: Date): WebhookReading;
};

/** The gateway did not answer, or not in a way that decides anything. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
}
