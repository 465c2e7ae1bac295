import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sandboxSecretOf } from './sandbox/settings.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeApiOrigin, stripeSecretKey, stripeWebhookSecret } from './stripe/settings.ts';

export type OwnGateway = { gateway: PaymentGateway; isSimulation: boolean };

type Gateways = {
  isSimulated: boolean;
  ownOrigin: () => string | null;
  /** From the provider's `portico.config.ts`. */
  own: readonly OwnGateway[];
};

/**
 * Returns the gateways by payment method id: Stripe if configured, and the provider's own. Without any, the simulated ones.
 * @throws ConfigurationError if two have the same method id or the same id
 */
export async function configuredGateways(
  configuration: Configuration,
  { isSimulated, ownOrigin, own }: Gateways,
): Promise<ReadonlyMap<number, PaymentGateway>> {
  const secretKey = configuration.setting(stripeSecretKey);
  const webhookSecret = configuration.setting(stripeWebhookSecret);
  const isStripe = secretKey !== undefined || webhookSecret !== undefined;
  const real = [...(isStripe ? [await stripe(configuration)] : []), ...ofKind(own, false)];
  const simulated = [...(isSimulated ? sandboxes(configuration, ownOrigin) : []), ...ofKind(own, true)];
  const gateways = real.length > 0 ? real : simulated;
  refuseSame(gateways, configuration);
  return new Map(gateways.map((gateway) => [gateway.methodId, gateway]));
}

const ofKind = (own: readonly OwnGateway[], simulated: boolean) =>
  own.filter(({ isSimulation }) => isSimulation === simulated).map(({ gateway }) => gateway);

function refuseSame(gateways: readonly PaymentGateway[], { config }: Configuration): void {
  for (const [index, { methodId, id, name }] of gateways.entries()) {
    const other = gateways.slice(0, index).find((one) => one.methodId === methodId || one.id === id);
    if (other === undefined) continue;
    const same = other.methodId === methodId ? `the methodId ${methodId}` : `the id "${id}"`;
    throw new ConfigurationError(`${config.file}: the gateways ${other.name} and ${name} both have ${same}. Give each another one.`);
  }
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
