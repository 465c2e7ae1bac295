import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { standInKeys } from './signed-event.ts';
import { refused, stripeBooks, type Answer } from './stripe-books.ts';
import { newId, nowSeconds, parseForm, shaped, type Intent, type Refund, type Session } from './stripe-shapes.ts';

type Replied = { answer: Answer; replayed: boolean };

/**
 * A fake Stripe API: the parts we use, in Stripe's published shapes, with its idempotency (a repeated key returns the first response, and
 * is refused with other parameters) and its test cards.
 */
export async function startStripeStandIn() {
  const books = stripeBooks();
  const kept = new Map<string, { content: string; answer: Answer }>();
  const faults: ('break' | 'fail')[] = [];
  const calls: string[] = [];
  const confirming: { before?: () => Promise<'fail' | 'confirm'> } = {};

  async function reply(request: IncomingMessage): Promise<Replied> {
    const once = (answer: Answer): Replied => ({ answer, replayed: false });
    const url = new URL(request.url ?? '', 'http://stripe');
    if (request.headers.authorization !== `Bearer ${standInKeys.secretKey}`) return once(refused(401, { message: 'Invalid API Key' }));
    calls.push(`${request.method} ${url.pathname.replace(/\/\w+_\w+/, '/*')}`);
    if (request.method === 'GET') return once(books.get(url.pathname, url.searchParams));
    if (request.method === 'DELETE') return once(books.deleteCustomer(url.pathname.split('/').at(-1) ?? ''));
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = String(request.headers['idempotency-key']);
    const content = `${url.pathname} ${text}`;
    const before = kept.get(key);
    if (before !== undefined) {
      return before.content === content
        ? { answer: before.answer, replayed: true }
        : once({ status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } });
    }
    const answer = structuredClone(books.post(url.pathname, parseForm(text)));
    kept.set(key, { content, answer });
    return once(answer);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRefused = request.url?.endsWith('/confirm') === true && (await confirming.before?.()) === 'fail';
    const fault = isRefused ? 'fail' : request.method === 'GET' ? undefined : faults.shift();
    const type = { 'content-type': 'application/json' };
    if (fault === 'fail') {
      response.writeHead(500, type).end('{"error":{"type":"api_error"}}');
      return;
    }
    const { answer, replayed } = await reply(request);
    if (fault === 'break') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { ...type, 'request-id': newId('req'), ...(replayed ? { 'idempotent-replayed': 'true' } : {}) });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in does not listen');

  const idOf = (url: string) => url.split('/').at(-1) ?? '';
  const session = (url: string): Session => {
    const found = books.session(idOf(url));
    if (found === undefined) throw new Error(`there is no session at ${url}`);
    return found;
  };
  const intent = (url: string): Intent => {
    const found = books.intent(idOf(url));
    if (found === undefined) throw new Error(`there is no intent at ${url}`);
    return found;
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    /** The next write takes effect and loses its response ('break'), or fails before it ('fail'). */
    fault: (kind: 'break' | 'fail') => void faults.push(kind),
    /** Set `before` to do something before an intent is confirmed, which then fails or takes effect. */
    confirming,
    /** Stripe forgets keys after a day. */
    forgetKeys: () => kept.clear(),
    session,
    intent,
    given: (url: string) => books.given(idOf(url)),
    give: (url: string, { number, keep = false }: { number: string; keep?: boolean }) =>
      books.complete(session(url), number.replaceAll(' ', ''), keep),
    authenticate: (url: string, isOwner: boolean) => books.authenticate(intent(url), isOwner),
    /** The bank decides pending refunds, or returns all that had succeeded. */
    settleRefunds(status?: 'failed'): Refund[] {
      const open = books.refunds().filter((refund) => refund.status === 'pending' || status !== undefined);
      for (const refund of open) refund.status = status ?? books.endOf(refund);
      return open;
    },
    refundedCents: () => sumOf(books.refunds().filter(({ status }) => status !== 'failed')),
    takenCents: () => sumOf(books.intents().filter(({ status }) => status === 'succeeded')),
    event: (type: string, object: object) => shaped('event', { id: newId('evt'), type, created: nowSeconds(), data: { object } }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sumOf = (things: readonly { amount: number }[]): number => things.reduce((sum, { amount }) => sum + amount, 0);

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;
