import { GatewayUnavailable, type PaymentGateway } from '@portico/drivers/payment-gateway';

/** Returns the gateway with a time limit for each call. After it, the outcome is unknown, and the call is repeated with the same key. */
export function limitedGateway(gateway: PaymentGateway, limitMs: number): PaymentGateway {
  const { methodId, id, name, sandbox, cards } = gateway;
  async function inTime<Answer>(call: Promise<Answer>): Promise<Answer> {
    const { promise: over, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new GatewayUnavailable(`${name} gave no answer in ${limitMs / 1_000} seconds`)), limitMs);
    try {
      return await Promise.race([over, call]);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    methodId,
    id,
    name,
    sandbox,
    cards: cards && {
      findCheckout: (key, since) => inTime(cards.findCheckout(key, since)),
      forgetCard: (token) => inTime(cards.forgetCard(token)),
    },
    createCheckout: (request) => inTime(gateway.createCheckout(request)),
    getCheckout: (reference) => inTime(gateway.getCheckout(reference)),
    cancelCheckout: (reference) => inTime(gateway.cancelCheckout(reference)),
    refund: (request) => inTime(gateway.refund(request)),
    readWebhook: (rawBody, headers, now) => gateway.readWebhook(rawBody, headers, now),
  };
}
