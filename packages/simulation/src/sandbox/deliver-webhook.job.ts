import type { DriverJob } from '@portico/drivers/define-config';
import type { DriverContext } from '@portico/drivers/driver-context';
import * as v from 'valibot';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { CheckoutMessage, WebhookMessage } from '../sandbox-gateway/sandbox-messages.ts';
import { sandboxSecretOf } from '../sandbox-gateway/settings.ts';
import { signatureHeader, signWebhook } from '../sandbox-gateway/sandbox-signature.ts';
import { createHostility, type Delivery } from './hostility.ts';
import { sandboxCardsRepository } from './sandbox-cards.repository.ts';
import { sandboxHostile, sandboxLoseWebhooks } from './settings.ts';
import { messageOf, sandboxRepository } from './sandbox.repository.ts';

const timeoutMs = 5_000;
const givenSchema = v.object({ checkoutId: v.string() });

/**
 * Delivers the sandbox's webhook and retries until it is acknowledged. Can lose webhooks on purpose, so that tests prove that nothing
 * depends on them.
 */
export const deliverWebhook: DriverJob = {
  name: 'deliver-webhook',
  async handle(context, given) {
    const { checkoutId } = v.parse(givenSchema, given);
    const found = await context.database.read(async (tx: SimulationTransaction) => {
      const checkout = await sandboxRepository(tx).find(checkoutId);
      return (
        checkout && { takes: checkout.takes, message: messageOf(checkout, await sandboxCardsRepository(tx).find(checkout.card_token)) }
      );
    });
    if (found === undefined || context.setting(sandboxLoseWebhooks)) return;
    const { takes, message } = found;
    const path = `/webhooks/${takes === 'card' ? 'sandbox-card' : 'sandbox'}`;
    const seed = context.setting(sandboxHostile);
    const deliveries: readonly Delivery[] = seed === undefined ? ['true'] : createHostility(seed).deliveries(message.id, message.status);
    for (const delivery of deliveries) {
      const status = await context.trace(`webhook ${path}`, (headers) => send(context, { path, headers }, delivery, message));
      if (delivery === 'true' && status >= 300) throw new Error(`The webhook endpoint returned ${status}`);
    }
  },
};

type Call = { path: string; headers: Readonly<Record<string, string>> };

/** Returns the status of the response. */
async function send(context: DriverContext, { path, headers }: Call, delivery: Delivery, current: CheckoutMessage): Promise<number> {
  const origin = context.ownOrigin();
  if (origin === null) throw new Error('The server is not listening yet');
  const checkout = delivery === 'stale' ? { ...current, status: 'open' as const, kept_card: null } : current;
  const message: WebhookMessage = { event_id: `evt_${checkout.id}_${checkout.status}`, checkout };
  const body = Buffer.from(JSON.stringify(message));
  const forgery = Buffer.from(
    JSON.stringify({ ...message, checkout: { ...checkout, status: 'paid', amount_cents: checkout.amount_cents + 1_000 } }),
  );
  const secret = sandboxSecretOf(context);
  const signature = signWebhook(delivery === 'forged' ? `not ${secret}` : secret, delivery === 'forged' ? forgery : body, context.now());
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', [signatureHeader]: signature },
    body: delivery === 'forged' || delivery === 'altered' ? forgery : body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.status;
}
