import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sandboxSecretOf } from './sandbox/settings.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeApiOrigin, stripeSecretKey, stripeWebhookSecret } from './stripe/settings.ts';

/** Returns the gateways by payment method id: Stripe if configured, otherwise the sandbox if payments are simulated, otherwise none. */
export async function configuredGateways(
  configuration: Configuration,
  { isSimulated, ownOrigin }: { isSimulated: boolean; ownOrigin: () => string | null },
): Promise<ReadonlyMap<number, PaymentGateway>> {
  const secretKey = configuration.setting(stripeSecretKey);
  const webhookSecret = configuration.setting(stripeWebhookSecret);
  const isStripe = secretKey !== undefined || webhookSecret !== undefined;
  const gateways = isStripe ? [await stripe(configuration)] : isSimulated ? sandboxes(configuration, ownOrigin) : [];
  return new Map(gateways.map((gateway) => [gateway.methodId, gateway]));
}

function sandboxes(configuration: Configuration, origin: () => string | null): PaymentGateway[] {
  const secret = sandboxSecretOf(configuration);
  return (['decision', 'card'] as const).map((takes) => createSandboxGateway({ secret, origin, takes }));
}

async function stripe(configuration: Configuration): Promise<PaymentGateway> {
  const secretKey = configuration.setting(stripeSecretKey);
  const webhookSecret = configuration.setting(stripeWebhookSecret);
  if (secretKey === undefined || webhookSecret === undefined) {
    const [missing, given] = secretKey === undefined ? [stripeSecretKey, stripeWebhookSecret] : [stripeWebhookSecret, stripeSecretKey];
    throw new ConfigurationError(`${missing.name} is missing: ${given.name} is set, but Stripe needs both.`);
  }
  // Loaded lazily, because Stripe is our largest dependency.
  const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
  return createStripeGateway({ secretKey, webhookSecret, apiOrigin: configuration.setting(stripeApiOrigin) });
}
