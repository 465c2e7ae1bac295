import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../app.ts';
import { sandboxSecretOf } from '../../drivers/payments/sandbox/gateway-sandbox-secret.setting.ts';
import { newCheckoutSchema } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import { localeOf } from '../../messages/messages.ts';
import { isSameSecret } from '../../secrets/is-same-secret.ts';
import { sandboxCheckouts } from './sandbox-checkouts.ts';
import { messageOf } from './sandbox.repository.ts';
import { sandboxPage, sandboxPagePolicy, unknownCheckoutPage } from './sandbox-page.ts';

type Checkouts = ReturnType<typeof sandboxCheckouts>;
type CheckoutPath = { Params: { id: string } };

const prefix = '/sandbox-gateway';

/** The sandbox payment provider: an API for the shop, a page for the payer. It shares the process with the portal and nothing else. */
export async function sandboxRoutes(server: FastifyInstance, app: App): Promise<void> {
  const checkouts = sandboxCheckouts(app);
  const secret = sandboxSecretOf(app.configuration);
  await server.register(async (scope) => apiRoutes(scope, checkouts, secret), { prefix: `${prefix}/api` });
  await server.register(async (scope) => pageRoutes(scope, checkouts), { prefix: `${prefix}/checkout` });
}

function apiRoutes(server: FastifyInstance, checkouts: Checkouts, secret: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) return reply.code(401).send({ error: 'unauthorized' });
  });
  server.post('/checkouts', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const message = v.safeParse(newCheckoutSchema, request.body);
    if (typeof key !== 'string' || key.length > 100 || !message.success) return reply.code(422).send({ error: 'invalid' });
    const checkout = await checkouts.create(key, message.output);
    return checkout === null ? reply.code(409).send({ error: 'key reused' }) : reply.code(200).send(messageOf(checkout));
  });
  server.get<CheckoutPath>('/checkouts/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    return checkout === undefined ? reply.code(404).send({ error: 'not found' }) : reply.send(messageOf(checkout));
  });
  server.post<CheckoutPath>('/checkouts/:id/cancel', async (request, reply) => {
    const found = await checkouts.find(request.params.id);
    if (found !== undefined) await checkouts.decide(found.id, 'cancelled');
    const checkout = await checkouts.find(request.params.id);
    return checkout === undefined ? reply.code(404).send({ error: 'not found' }) : reply.send(messageOf(checkout));
  });
}

function pageRoutes(server: FastifyInstance, checkouts: Checkouts): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const page = (reply: FastifyReply, status: number, html: string, returnUrl: string | null) =>
    reply
      .code(status)
      .header('content-security-policy', sandboxPagePolicy(returnUrl))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);

  server.get<CheckoutPath>('/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    if (checkout === undefined) return page(reply, 404, unknownCheckoutPage(localeOf(request.headers['accept-language'])), null);
    return page(reply, 200, sandboxPage(checkout), checkout.return_url);
  });
  server.post<CheckoutPath>('/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    if (checkout === undefined) return page(reply, 404, unknownCheckoutPage(localeOf(request.headers['accept-language'])), null);
    const decision = request.body instanceof URLSearchParams ? request.body.get('decision') : null;
    if (decision === 'pay') await checkouts.decide(checkout.id, 'paid');
    else if (decision === 'decline') await checkouts.decide(checkout.id, 'declined');
    else if (decision === 'transfer') await checkouts.decide(checkout.id, 'processing');
    else if (decision !== 'leave') return page(reply, 422, sandboxPage(checkout), checkout.return_url);
    return reply.header('content-security-policy', sandboxPagePolicy(checkout.return_url)).redirect(checkout.return_url, 303);
  });
}
