import type { WebhookMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { sandboxSecretOf } from '../../drivers/payments/sandbox/gateway-sandbox-secret.setting.ts';
import { signatureHeader, signWebhook } from '../../drivers/payments/sandbox/sandbox-signature.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { sandboxLoseWebhooks } from './sandbox-lose-webhooks.setting.ts';
import { sandboxCardsRepository } from './sandbox-cards.repository.ts';
import { messageOf, sandboxRepository } from './sandbox.repository.ts';

const timeoutMs = 5_000;

/** The sandbox tells the shop of a decision, until that is acknowledged. Some webhooks never arrive: tests see that nothing depends on them. */
export const deliverWebhook = defineJob<{ checkoutId: string }>('deliver-webhook', {}, async (app, { checkoutId }) => {
  const { configuration, database, now, ownOrigin } = app;
  const found = await database.read(async (tx) => {
    const checkout = await sandboxRepository(tx).find(checkoutId);
    return checkout && { checkout, card: await sandboxCardsRepository(tx).find(checkout.card_token) };
  });
  if (found === undefined || configuration.setting(sandboxLoseWebhooks) === '1') return;
  const { checkout, card } = found;
  const origin = ownOrigin();
  if (origin === null) throw new Error('The shop does not listen yet');
  const message: WebhookMessage = { event_id: `evt_${checkout.id}_${checkout.status}`, checkout: messageOf(checkout, card) };
  const body = Buffer.from(JSON.stringify(message));
  const response = await fetch(`${origin}/webhooks/${checkout.takes === 'card' ? 'sandbox-card' : 'sandbox'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(sandboxSecretOf(configuration), body, now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The shop answered a webhook with ${response.status}`);
});
