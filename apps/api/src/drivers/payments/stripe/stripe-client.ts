import { Stripe } from 'stripe';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';

const timeoutMs = 10_000;

export function createStripeClient(secretKey: string, apiOrigin: string): Stripe {
  const { hostname: host, port, protocol } = new URL(apiOrigin);
  return new Stripe(secretKey, {
    host,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    // Stripe's library retries once with the same key; our jobs retry later.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/**
 * Calls Stripe and turns inconclusive errors into GatewayUnavailable. The error exposes only type, code and request id, because the rest
 * holds secrets of the customer's payment.
 */
export async function callStripe<Answer, Refused = never>(
  ask: () => Promise<Answer>,
  decides: (error: StripeRefusal) => Refused,
): Promise<Answer | Refused> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return decides(error);
  }
}

export type StripeRefusal = InstanceType<typeof Stripe.errors.StripeError>;

/** @throws GatewayUnavailable */
export function undecided({ type, code, statusCode, requestId }: StripeRefusal): never {
  throw new GatewayUnavailable(`Stripe returned ${statusCode ?? 'no response'}: ${type} ${code ?? ''} (${requestId ?? 'no request'})`);
}

/** Returns null if Stripe doesn't know the resource. */
export const unlessMissing = (error: StripeRefusal): null => (error.code === 'resource_missing' ? null : undecided(error));
