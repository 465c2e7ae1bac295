import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_of_the_stand_in_for_tests';
export const standInKeys = { secretKey: 'sk_test_standin', webhookSecret };

/** Returns an event as Stripe sends it, signed with the library's helper. */
export function signedEvent(event: object, at: Date): { body: Buffer; headers: Record<string, string> } {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1_000);
  const signature = new Stripe('sk_test_standin').webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } };
}
