import * as v from 'valibot';
import { GatewayUnavailable, type Checkout, type PaymentGateway, type WebhookReading } from '../payment-gateway.ts';
import { checkoutSchema, webhookSchema, type CheckoutMessage, type NewCheckoutMessage } from './sandbox-messages.ts';
import { signatureHeader, verifyWebhook } from './sandbox-signature.ts';

export const sandboxMethodId = 2;
const timeoutMs = 5_000;

type SandboxOptions = {
  secret: string;
  /** Where the sandbox's API is; null until it listens. */
  origin: () => string | null;
};

/** The driver of the bundled sandbox: speaks to it over HTTP as to any payment provider, although it lives in the same process. */
export function createSandboxGateway({ secret, origin }: SandboxOptions): PaymentGateway {
  async function call(path: string, init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> }): Promise<unknown> {
    const base = origin();
    if (base === null) throw new GatewayUnavailable('The sandbox gateway does not listen yet');
    try {
      const response = await fetch(`${base}/sandbox-gateway/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new GatewayUnavailable(`The sandbox gateway answered ${response.status}`);
      return await response.json();
    } catch (error) {
      throw error instanceof GatewayUnavailable ? error : new GatewayUnavailable('The sandbox gateway did not answer', { cause: error });
    }
  }

  return {
    methodId: sandboxMethodId,
    id: 'sandbox',
    name: 'Sandbox',
    sandbox: true,
    async createCheckout(request) {
      const message: NewCheckoutMessage = {
        amount_cents: request.amountCents,
        currency: 'EUR',
        reference: request.merchantReference,
        description: request.description,
        locale: request.locale,
        return_url: request.returnUrl,
        expires_at: request.expiresAt.toISOString(),
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
    readWebhook(rawBody, headers, now): WebhookReading {
      const verdict = verifyWebhook(secret, headers[signatureHeader], rawBody, now);
      if (verdict !== 'valid') return { ok: false, reason: `signature ${verdict}` };
      const message = v.safeParse(webhookSchema, parseJson(rawBody));
      if (!message.success || !v.is(v.pipe(v.string(), v.uuid()), message.output.checkout.reference))
        return { ok: false, reason: 'body malformed' };
      return { ok: true, eventId: message.output.event_id, checkout: checkoutOf(message.output.checkout) };
    },
  };
}

function readCheckout(answer: unknown): Checkout {
  const message = v.safeParse(checkoutSchema, answer);
  if (!message.success) throw new GatewayUnavailable('The sandbox gateway answered what cannot be read');
  return checkoutOf(message.output);
}

function checkoutOf({ id, reference, amount_cents, currency, status, url }: CheckoutMessage): Checkout {
  return { reference: id, merchantReference: reference, amountCents: amount_cents, currency, status, url };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
