import { createSandboxGateway } from '@portico/simulation/sandbox-gateway/sandbox-gateway';
import { sandboxSecretOf } from '@portico/simulation/sandbox-gateway/settings';
import { signatureHeader, signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { startTestApi } from '../test-api.ts';
import { cardMethod, submit, typeCard } from './card-holder.ts';
import { gatewaySuite } from '@portico/drivers/gateway-suite';

gatewaySuite('the card sandbox', async () => {
  const api = await startTestApi({ jobs: [] });
  const secret = sandboxSecretOf(api.app.configuration);
  const gateway = api.app.gateways.get(cardMethod);
  if (gateway === undefined) throw new Error('there is no card sandbox');
  return {
    gateway,
    shop: api.url,
    async give(url, card) {
      // The owner is present and authenticates if required.
      if ((await typeCard(url, card)).status === 200) await submit(url, { decision: 'confirm' });
    },
    async authenticate(url, isOwner) {
      await submit(url, { decision: isOwner ? 'confirm' : 'deny' });
    },
    async webhook(about, at) {
      if (!('checkout' in about)) return null;
      const { reference: id, merchantReference: reference, amountCents: amount_cents, currency, status, url } = about.checkout;
      const body = Buffer.from(JSON.stringify({ event_id: `evt_${id}`, checkout: { id, reference, amount_cents, currency, status, url } }));
      return { body, headers: { [signatureHeader]: signWebhook(secret, body, at) } };
    },
    loseAnswer: null,
    unreachable: createSandboxGateway({ secret, origin: () => 'http://127.0.0.1:1', takes: 'card' }),
    // The sandbox decides on the next query.
    settleRefunds: async () => {},
    close: () => api.close(),
  };
});
