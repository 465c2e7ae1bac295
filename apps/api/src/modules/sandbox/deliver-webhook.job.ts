import { messageOf, sandboxCheckouts, type SandboxParts } from './sandbox-checkouts.ts';
import type { WebhookMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { signatureHeader, signWebhook } from '../../drivers/payments/sandbox/sandbox-signature.ts';

const timeoutMs = 5_000;

type Delivery = SandboxParts & {
  secret: string;
  /** Where webhooks are sent; null until it listens. */
  origin: () => string | null;
  /** Some webhooks never arrive: tests see that nothing depends on them. */
  loseWebhooks: boolean;
};

/** The sandbox's job that tells the shop of a decision, until it is acknowledged. @throws Error to be tried again */
export async function deliverWebhook(delivery: Delivery, checkoutId: string): Promise<void> {
  const { secret, origin, loseWebhooks, now } = delivery;
  const checkout = await sandboxCheckouts(delivery).find(checkoutId);
  if (checkout === undefined || loseWebhooks) return;
  const base = origin();
  if (base === null) throw new Error('The shop does not listen yet');
  const message: WebhookMessage = { event_id: `evt_${checkout.id}_${checkout.status}`, checkout: messageOf(checkout) };
  const body = Buffer.from(JSON.stringify(message));
  const response = await fetch(`${base}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(secret, body, now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The shop answered a webhook with ${response.status}`);
}
