import type { App } from '../../app.ts';
import type { CheckoutMessage, WebhookMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { sandboxSecretOf } from '../../drivers/payments/sandbox/settings.ts';
import { signatureHeader, signWebhook } from '../../drivers/payments/sandbox/sandbox-signature.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { within } from '../../platform/traces/traces.ts';
import { createHostility, type Delivery } from './hostility.ts';
import { sandboxCardsRepository } from './sandbox-cards.repository.ts';
import { sandboxHostile, sandboxLoseWebhooks } from './settings.ts';
import { messageOf, sandboxRepository } from './sandbox.repository.ts';

const timeoutMs = 5_000;

/**
 * Delivers the sandbox's webhook and retries until it is acknowledged. Can lose webhooks on purpose, so that tests prove that nothing
 * depends on them.
 */
export const deliverWebhook = defineJob<{ checkoutId: string }>('deliver-webhook', {}, async (app, { checkoutId }) => {
  const { configuration, database } = app;
  const found = await database.read(async (tx) => {
    const checkout = await sandboxRepository(tx).find(checkoutId);
    return checkout && { takes: checkout.takes, said: messageOf(checkout, await sandboxCardsRepository(tx).find(checkout.card_token)) };
  });
  if (found === undefined || configuration.setting(sandboxLoseWebhooks)) return;
  const { takes, said } = found;
  const path = `/webhooks/${takes === 'card' ? 'sandbox-card' : 'sandbox'}`;
  const seed = configuration.setting(sandboxHostile);
  const deliveries: readonly Delivery[] = seed === undefined ? ['true'] : createHostility(seed).deliveries(said.id, said.status);
  for (const delivery of deliveries) {
    const status = await within(app.traces, { name: `webhook ${path}`, kind: 'client' }, () => send(app, path, delivery, said));
    if (delivery === 'true' && status >= 300) throw new Error(`The webhook endpoint returned ${status}`);
  }
});

/** Returns the status of the response. */
async function send(
  { configuration, now, ownOrigin, traces }: App,
  path: string,
  delivery: Delivery,
  said: CheckoutMessage,
): Promise<number> {
  const origin = ownOrigin();
  if (origin === null) throw new Error('The server is not listening yet');
  const told = delivery === 'stale' ? { ...said, status: 'open' as const, kept_card: null } : said;
  const message: WebhookMessage = { event_id: `evt_${told.id}_${told.status}`, checkout: told };
  const body = Buffer.from(JSON.stringify(message));
  const lie = Buffer.from(JSON.stringify({ ...message, checkout: { ...told, status: 'paid', amount_cents: told.amount_cents + 1_000 } }));
  const secret = sandboxSecretOf(configuration);
  const signature = signWebhook(delivery === 'forged' ? `not ${secret}` : secret, delivery === 'forged' ? lie : body, now());
  const traceparent = traces?.traceparent();
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature, ...(traceparent !== undefined && { traceparent }) },
    body: delivery === 'forged' || delivery === 'altered' ? lie : body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.status;
}
