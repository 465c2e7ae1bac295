import * as v from 'valibot';
import { GatewayUnavailable, type Checkout, type PaymentGateway, type WebhookReading } from '@portico/drivers/payment-gateway';
import { sandboxCardMethodId, sandboxId, sandboxMethodId } from './sandbox-ids.ts';
import { checkoutSchema, refundSchema, webhookSchema, type CheckoutMessage, type NewCheckoutMessage } from './sandbox-messages.ts';
import { signatureHeader, verifyWebhook } from './sandbox-signature.ts';

const timeoutMs = 5_000;

type SandboxOptions = {
  secret: string;
  /** The origin of the sandbox API. Null until it listens. */
  origin: () => string | null;
  takes?: 'decision' | 'card';
};

/** The driver of the bundled sandbox. It uses HTTP as with any payment provider, although the sandbox runs in the same process. */
export function createSandboxGateway({ secret, origin, takes = 'decision' }: SandboxOptions): PaymentGateway {
  async function call(path: string, init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> }): Promise<unknown> {
    const base = origin();
    if (base === null) throw new GatewayUnavailable('The sandbox gateway is not listening yet');
    try {
      const response = await fetch(`${base}/sandbox-gateway/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new GatewayUnavailable(`The sandbox gateway returned ${response.status}`);
      return await response.json();
    } catch (error) {
      throw error instanceof GatewayUnavailable ? error : new GatewayUnavailable('No response from the sandbox gateway', { cause: error });
    }
  }

  const byCard = takes === 'card';
  return {
    methodId: byCard ? sandboxCardMethodId : sandboxMethodId,
    id: byCard ? 'sandbox-card' : sandboxId,
    name: byCard ? 'Bank card' : 'Sandbox',
    sandbox: true,
    cards: byCard
      ? {
          async findCheckout(key) {
            const answer = await call(`/keys/${encodeURIComponent(key)}`, { method: 'GET' });
            return answer === null ? null : readCheckout(answer);
          },
          async forgetCard(token) {
            await call(`/cards/${encodeURIComponent(token)}/forget`, { method: 'POST', body: '{}' });
          },
        }
      : null,
    async createCheckout(request) {
      const message: NewCheckoutMessage = {
        amount_cents: request.amountCents,
        currency: 'EUR',
        reference: request.merchantReference,
        description: request.description,
        locale: request.locale,
        return_url: request.returnUrl,
        expires_at: request.expiresAt.toISOString(),
        takes,
        keeps_card: request.keepsCard,
        card_token: request.card?.token ?? null,
        off_session: request.card?.offSession ?? false,
      };
      const headers = { 'idempotency-key': request.idempotencyKey };
      return readCheckout(await call('/checkouts', { method: 'POST', headers, body: JSON.stringify(message) }));
    },
    async getCheckout(reference) {
      const answer = await call(`/checkouts/${encodeURIComponent(reference)}`, { method: 'GET' });
      return answer === null ? null : readCheckout(answer);
    },
    async cancelCheckout(reference) {
      const answer = await call(`/checkouts/${encodeURIComponent(reference)}/cancel`, { method: 'POST', body: '{}' });
      return answer === null ? null : readCheckout(answer);
    },
    async refund({ idempotencyKey, checkout, amountCents, currency }) {
      const message = { checkout, amount_cents: amountCents, currency };
      const headers = { 'idempotency-key': idempotencyKey };
      const answer = v.safeParse(refundSchema, await call('/refunds', { method: 'POST', headers, body: JSON.stringify(message) }));
      if (!answer.success) throw new GatewayUnavailable('The sandbox gateway returned an invalid response');
      const { id, amount_cents: cents, currency: of, status } = answer.output;
      return { reference: id, idempotencyKey, amountCents: cents, currency: of, status };
    },
    readWebhook(rawBody, headers, now): WebhookReading {
      const verdict = verifyWebhook(secret, headers[signatureHeader], rawBody, now);
      if (verdict !== 'valid') return { ok: false, reason: `signature ${verdict}` };
      const message = v.safeParse(webhookSchema, parseJson(rawBody));
      if (!message.success || !v.is(v.pipe(v.string(), v.uuid()), message.output.checkout.reference))
        return { ok: false, reason: 'body malformed' };
      return { ok: true, eventId: message.output.event_id, about: 'checkout', checkout: checkoutOf(message.output.checkout) };
    },
  };
}

function readCheckout(answer: unknown): Checkout {
  const message = v.safeParse(checkoutSchema, answer);
  if (!message.success) throw new GatewayUnavailable('The sandbox gateway returned an invalid response');
  return checkoutOf(message.output);
}

function checkoutOf(message: CheckoutMessage): Checkout {
  const { id, reference, amount_cents: amountCents, currency, status, url, kept_card: card } = message;
  return {
    reference: id,
    merchantReference: reference,
    amountCents,
    currency,
    status,
    url,
    declineReason: message.decline_reason,
    keptCard: card && {
      token: card.token,
      brand: card.brand,
      lastFour: card.last_four,
      expiryMonth: card.expiry_month,
      expiryYear: card.expiry_year,
    },
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
