import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { GatewayUnavailable, type Checkout, type PaymentGateway, type WebhookReading } from '@portico/drivers/payment-gateway';
import { applyGatewayReport } from './payments/payments.ts';
import { refreshRefund } from './refunds/ask-refund.ts';
import { allPaymentsRepository } from './payments/all-payments.repository.ts';

const webhookBodyLimit = 64 * 1024;

/**
 * `POST /webhooks/<gateway>` receives payment and refund reports. It answers 204 if the report is booked or already known, 400 if it is
 * unsigned, too old or doesn't match the payment, and 404 (unknown payment) or 503 (gateway unavailable) so that the gateway retries.
 */
export function webhookRoutes(server: FastifyInstance, app: App): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookBodyLimit }, (_request, body, done) => done(null, body));
  for (const gateway of app.gateways.values()) {
    server.post(`/webhooks/${gateway.id}`, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reading = gateway.readWebhook(rawBody, request.headers, app.now());
      if (!reading.ok) {
        request.log.warn({ gateway: gateway.id, reason: reading.reason }, 'webhook rejected');
        return reply.code(400).send({ error: reading.reason });
      }
      return reply.code(await receiveWebhook(app, gateway, reading)).send();
    });
  }
}

/** Returns the status to answer. Checks with the gateway first; if that fails, the gateway sends the webhook again. */
async function receiveWebhook(app: App, gateway: PaymentGateway, reading: Extract<WebhookReading, { ok: true }>): Promise<number> {
  const { eventId } = reading;
  if (reading.about === 'nothing') return 204;
  if (reading.about === 'checkout') return receive(app, gateway, { eventId, checkout: reading.checkout });
  try {
    if (reading.about === 'refund') return (await refreshRefund(app, gateway, reading.refund)) ? 204 : 404;
    const checkout = await gateway.getCheckout(reading.reference);
    return checkout === null ? 404 : await receive(app, gateway, { eventId, checkout });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return 503;
  }
}

async function receive(app: App, gateway: PaymentGateway, { eventId, checkout }: { eventId: string; checkout: Checkout }): Promise<number> {
  const decision = await app.database.transaction(async (tx) => {
    const repository = allPaymentsRepository(tx);
    const payment = await repository.find(checkout.merchantReference);
    if (payment === undefined || payment.method_id !== gateway.methodId) return 'missing';
    // Decide the payment before storing the event, to keep the lock order.
    const decided = await applyGatewayReport(tx, app, payment.id, checkout);
    if (decided !== 'mismatch') await repository.rememberEvent(gateway.id, eventId, payment.id, app.now());
    return decided;
  });
  if (decision === 'missing') return 404;
  return decision === 'mismatch' ? 400 : 204;
}
