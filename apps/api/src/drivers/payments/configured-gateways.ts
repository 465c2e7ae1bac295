import * as v from 'valibot';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { defineSetting, onOff } from '@portico/drivers/define-setting';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { limitedGateway } from './limited-gateway.ts';
import { stripeApiOrigin, stripeSecretKey, stripeWebhookSecret } from './stripe/settings.ts';

export const realPaymentsOnly = defineSetting('REAL_PAYMENTS_ONLY', {
  schema: v.optional(onOff, '0'),
  about: '1 refuses to start with a gateway through which no money moves, such as Stripe with a test key. Set it in production.',
});

/** Shorter than payments and their checks wait for a call. Stripe's client ends each request earlier, but a call may take several. */
const maxCallMs = 45_000;

export type OwnGateway = { gateway: PaymentGateway; isSimulation: boolean };

/**
 * Returns the gateways by payment method id: Stripe if configured, and those of plugins. Simulated ones only without any other.
 * @throws ConfigurationError if two have the same method id or the same id, or if one moves no money although REAL_PAYMENTS_ONLY is set
 */
export async function configuredGateways(
  configuration: Configuration,
  own: readonly OwnGateway[],
): Promise<ReadonlyMap<number, PaymentGateway>> {
  const secretKey = configuration.setting(stripeSecretKey);
  const webhookSecret = configuration.setting(stripeWebhookSecret);
  const isStripe = secretKey !== undefined || webhookSecret !== undefined;
  const real = [...(isStripe ? [await stripe(configuration)] : []), ...ofKind(own, false)];
  const gateways = real.length > 0 ? real : ofKind(own, true);
  refuseSame(gateways, configuration);
  refuseSandboxes(gateways, configuration);
  return new Map(gateways.map((gateway) => [gateway.methodId, limitedGateway(gateway, maxCallMs)]));
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

function refuseSandboxes(gateways: readonly PaymentGateway[], configuration: Configuration): void {
  if (!configuration.setting(realPaymentsOnly)) return;
  const names = gateways.filter(({ sandbox }) => sandbox).map(({ name }) => name);
  if (names.length > 0)
    throw new ConfigurationError(
      `REAL_PAYMENTS_ONLY is 1, but no money moves through ${names.join(' and ')}. Remove it, or use its live keys.`,
    );
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
