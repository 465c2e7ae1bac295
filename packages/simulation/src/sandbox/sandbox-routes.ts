import { matchLocale } from '@portico/i18n/locale';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import * as v from 'valibot';
import type { DriverContext } from '@portico/drivers/driver-context';
import { sandboxSecretOf } from '../sandbox-gateway/settings.ts';
import { newCheckoutSchema, newRefundSchema } from '../sandbox-gateway/sandbox-messages.ts';
import { isSameSecret } from '@portico/drivers/is-same-secret';
import { createHostility, type Hostility } from './hostility.ts';
import { sandboxCheckouts } from './sandbox-checkouts.ts';
import { sandboxRefunds } from './sandbox-refunds.ts';
import { sandboxHostile } from './settings.ts';
import { cardPage, cardProblemOf, type CardProblem } from './card-page.ts';
import { readTypedCard } from './test-cards.ts';
import type { CheckoutRow } from './sandbox.repository.ts';
import { sandboxPage, sandboxPagePolicy, unknownCheckoutPage } from './sandbox-page.ts';

type Checkouts = ReturnType<typeof sandboxCheckouts>;
type CheckoutPath = { Params: { id: string }; Querystring: { problem?: unknown } };

const prefix = '/sandbox-gateway';

/** The sandbox payment provider: an API for the shop and a page for the payer. It shares only the process with the portal. */
export async function sandboxRoutes(server: FastifyInstance, context: DriverContext): Promise<void> {
  const seed = context.setting(sandboxHostile);
  const hostility = seed === undefined ? null : createHostility(seed);
  const checkouts = sandboxCheckouts(context, hostility);
  const secret = sandboxSecretOf(context);
  const parts = { checkouts, refunds: sandboxRefunds(context), secret, hostility };
  await server.register(async (scope) => apiRoutes(scope, parts), { prefix: `${prefix}/api` });
  await server.register(async (scope) => pageRoutes(scope, checkouts, context.now), { prefix: `${prefix}/checkout` });
}

type ApiParts = { checkouts: Checkouts; refunds: ReturnType<typeof sandboxRefunds>; secret: string; hostility: Hostility | null };

function apiRoutes(server: FastifyInstance, { checkouts, refunds, secret, hostility }: ApiParts): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) return reply.code(401).send({ error: 'unauthorized' });
  });
  // The call has taken effect, but the shop gets no response.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (hostility?.breaks(`${request.url} ${String(request.headers['idempotency-key'])}`) !== true) return done();
    // Without `done`, nothing is written after the break. An injected request would receive it.
    reply.hijack();
    reply.raw.destroy();
  });
  server.post('/checkouts', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const message = v.safeParse(newCheckoutSchema, request.body);
    if (typeof key !== 'string' || key.length > 100 || !message.success) return reply.code(422).send({ error: 'invalid' });
    const checkout = await checkouts.create(key, message.output);
    return checkout === null ? reply.code(409).send({ error: 'key reused' }) : reply.code(200).send(checkout);
  });
  server.get<CheckoutPath>('/checkouts/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    return checkout === undefined ? reply.code(404).send({ error: 'not found' }) : reply.send(await checkouts.say(checkout));
  });
  server.post<CheckoutPath>('/checkouts/:id/cancel', async (request, reply) => {
    const found = await checkouts.find(request.params.id);
    if (found !== undefined) await checkouts.decide(found.id, 'cancelled');
    const checkout = await checkouts.find(request.params.id);
    return checkout === undefined ? reply.code(404).send({ error: 'not found' }) : reply.send(await checkouts.say(checkout));
  });
  server.get<{ Params: { key: string } }>('/keys/:key', async (request, reply) => {
    const checkout = await checkouts.findByKey(request.params.key);
    return checkout === null ? reply.code(404).send({ error: 'not found' }) : reply.send(checkout);
  });
  server.post('/refunds', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const message = v.safeParse(newRefundSchema, request.body);
    if (typeof key !== 'string' || key.length > 100 || !message.success) return reply.code(422).send({ error: 'invalid' });
    const refund = await refunds.refund(key, message.output);
    return refund === null ? reply.code(409).send({ error: 'key reused' }) : reply.send(refund);
  });
  server.post<{ Params: { token: string } }>('/cards/:token/forget', async (request, reply) => {
    await checkouts.forgetCard(request.params.token);
    return reply.send({});
  });
}

function pageRoutes(server: FastifyInstance, checkouts: Checkouts, now: () => Date): void {
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

  const shown = (checkout: CheckoutRow, problem: CardProblem | null = null) =>
    checkout.takes === 'card' ? cardPage(checkout, problem) : sandboxPage(checkout);

  server.get<CheckoutPath>('/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    if (checkout === undefined) return page(reply, 404, unknownCheckoutPage(matchLocale(new Negotiator(request).languages())), null);
    return page(reply, 200, shown(checkout, cardProblemOf(request.query.problem)), checkout.return_url);
  });
  server.post<CheckoutPath>('/:id', async (request, reply) => {
    const checkout = await checkouts.find(request.params.id);
    if (checkout === undefined) return page(reply, 404, unknownCheckoutPage(matchLocale(new Negotiator(request).languages())), null);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const decided =
      checkout.takes === 'card' ? await decideCard(checkouts, checkout, form, now()) : await decide(checkouts, checkout, form);
    if (decided === 'unknown') return page(reply, 422, shown(checkout), checkout.return_url);
    // Always redirect to a GET, so that going back or reloading doesn't submit the form again.
    const own = `${prefix}/checkout/${checkout.id}`;
    const next = decided === 'back' ? checkout.return_url : decided === 'next' ? own : `${own}?problem=${decided}`;
    return reply.header('content-security-policy', sandboxPagePolicy(checkout.return_url)).redirect(next, 303);
  });
}

/** `back`: return to the shop; `next`: the page has another step; otherwise the problem. */
type Decided = 'back' | 'next' | 'unknown' | CardProblem;

async function decide(checkouts: Checkouts, { id }: CheckoutRow, form: URLSearchParams): Promise<Decided> {
  const decision = form.get('decision');
  if (decision === 'pay') await checkouts.decide(id, 'paid');
  else if (decision === 'decline') await checkouts.decide(id, 'declined');
  else if (decision === 'transfer') await checkouts.decide(id, 'processing');
  else if (decision !== 'leave') return 'unknown';
  return 'back';
}

async function decideCard(checkouts: Checkouts, checkout: CheckoutRow, form: URLSearchParams, now: Date): Promise<Decided> {
  const decision = form.get('decision');
  if (decision === 'leave') return 'back';
  if (decision === 'confirm' || decision === 'deny') await checkouts.confirm(checkout.id, decision === 'confirm');
  else if (decision !== 'card') return 'unknown';
  else {
    const typed = readTypedCard(form, now);
    if (typeof typed === 'string') return typed;
    const refusal = await checkouts.giveCard(checkout.id, typed, checkout.amount_cents === 0 || form.get('keep') === '1');
    if (refusal !== null) return refusal;
  }
  const after = await checkouts.find(checkout.id);
  if (after?.status !== 'open') return 'back';
  return decision === 'deny' ? 'authentication_required' : 'next';
}
