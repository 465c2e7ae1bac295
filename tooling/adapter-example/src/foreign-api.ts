/**
 * A provider's API that is unlike the contract in all that an adapter has to bridge: paths with ids in them, bare arrays with their total in
 * a header, other names, cents, an empty 204, errors in an envelope, and 401 for a wrong password. It translates to an API of the core, so
 * that both can be tested by the same journey. What an API need not change, it keeps.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Customer, Failure, ForeignInvoice, Method, Place, Placed, PricedProduct, Product, Session } from './foreign-types.ts';

type Fields = Readonly<Record<string, unknown>>;
type ForeignCall = { readonly method: string; readonly path: string; readonly body?: unknown };
type Answer = { readonly status?: number; readonly body?: unknown; readonly total?: number };
type Route = {
  readonly at: RegExp;
  readonly ask: (given: { readonly id: string; readonly query: URLSearchParams; readonly body: Fields }) => ForeignCall;
  readonly answer: (answered: Fields) => Answer;
};

const cents = (euros: unknown) => Math.round(Number(euros) * 100);
const list = (answered: Fields) => answered['items'] as readonly Fields[];

const customer = (user: Fields): Customer => ({
  given_name: String(user['firstname']),
  balance_cents: cents(user['balance']),
  open_invoices: Number(user['unpaid_invoice_count']),
  lang: user['language'] === 'ru' ? 'ru' : 'en',
});

const states = { unpaid: 'open', paid: 'settled', cancelled: 'void' } as const;
const invoice = (given: Fields): ForeignInvoice => ({
  number: Number(given['id']),
  total_cents: cents(given['amount']),
  issued: String(given['created_date']),
  due: String(given['due_date']),
  paid_on: given['paid_date'] as string | null,
  state: states[given['status'] as keyof typeof states],
});

const get = (path: string): ForeignCall => ({ method: 'GET', path });
const post = (path: string, body: unknown): ForeignCall => ({ method: 'POST', path, body });

const routes: readonly Route[] = [
  {
    at: /^POST \/api\/sessions$/u,
    ask: ({ body }) => post('/v1/login', { email: body['login'], password: body['secret'], rememberMe: 0 }),
    answer: (answered): { body: Session } => {
      const steps = { required_activation: 'verify', requested_two_factor_challenge: 'otp' } as const;
      const step = steps[answered['status'] as keyof typeof steps] ?? 'done';
      const token = answered[step === 'otp' ? 'accessTokenTwoFactor' : 'accessToken'] as string | undefined;
      return { body: { step, token: token ?? null, customer: answered['user'] ? customer(answered['user'] as Fields) : null } };
    },
  },
  { at: /^GET \/api\/me$/u, ask: () => get('/v1/account/meta'), answer: (user) => ({ body: customer(user) }) },
  {
    at: /^GET \/api\/invoices$/u,
    ask: ({ query }) => {
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      const [status] = Object.entries(states).find(([, state]) => state === query.get('state')) ?? [];
      const values = {
        page: String(offset / limit + 1),
        'per-page': String(limit),
        q: query.get('search') ?? '',
        ...(status && { status }),
      };
      return get(`/v1/invoice?${new URLSearchParams(values).toString()}`);
    },
    answer: (answered) => ({ body: list(answered).map(invoice), total: Number(answered['total']) }),
  },
  { at: /^GET \/api\/invoices\/(\d+)$/u, ask: ({ id }) => get(`/v1/invoice/view?id=${id}`), answer: (given) => ({ body: invoice(given) }) },
  {
    at: /^POST \/api\/invoices\/(\d+)\/payments$/u,
    ask: ({ id, body }) => post(`/v1/invoice/pay?id=${id}`, { paymentmethod: body['method'] }),
    answer: () => ({ status: 204 }),
  },
  {
    at: /^GET \/api\/payment-methods$/u,
    ask: () => get('/v1/invoice/payment-method'),
    answer: (answered) => ({ body: list(answered).map(({ id, name }): Method => ({ id: Number(id), label: String(name) })) }),
  },
  {
    at: /^POST \/api\/top-ups$/u,
    ask: ({ body }) => post('/v1/invoice/top-up', { amount: Number(body['amount_cents']) / 100, paymentmethod: body['method'] }),
    answer: ({ url }) => ({ body: { redirect_to: url } }),
  },
  {
    at: /^GET \/api\/products\/categories$/u,
    ask: () => get('/v1/order/step1'),
    answer: (answered) => ({ body: list(answered).map(({ type, name }): Product => ({ code: String(type), title: String(name) })) }),
  },
  {
    at: /^GET \/api\/products\/places$/u,
    ask: () => get('/v1/order/step2'),
    answer: (answered) => ({ body: list(answered).map(({ country, name }): Place => ({ iso: String(country), title: String(name) })) }),
  },
  {
    at: /^GET \/api\/products$/u,
    ask: () => get('/v1/order/step3'),
    answer: (answered) => ({ body: list(answered).map(({ tariff, name }): Product => ({ code: String(tariff), title: String(name) })) }),
  },
  {
    at: /^GET \/api\/products\/([\w-]+)$/u,
    ask: ({ id }) => get(`/v1/order/step4?tariff=${id}`),
    answer: ({ plan, billing_cycles }) => {
      const { tariff, name } = plan as Fields;
      const [monthly, annually] = (billing_cycles as readonly Fields[]).map(({ price }) => cents(price));
      const prices = { monthly: monthly ?? 0, annually: annually ?? 0 };
      return { body: { code: String(tariff), title: String(name), prices } satisfies PricedProduct };
    },
  },
  {
    at: /^POST \/api\/orders$/u,
    ask: ({ body }) => {
      const lines = body['lines'] as readonly { plan: string; cycle: string; quantity: number }[];
      const order_items = lines.map(({ plan, cycle, quantity }) => {
        return { tariff: plan, configoptions: {}, billing_cycle: cycle, promocode: null, count: quantity };
      });
      return post('/v1/order/order', { order_items, payment_method: body['method'] });
    },
    answer: ({ status, message, invoice_id }): { body: Placed } => ({
      body: status === 'success' ? { invoice: Number(invoice_id) } : { queued: true, text: String(message) },
    }),
  },
];

/** Wrong credentials are 401 here, like an invalid token. The rest has another body. */
function failureOf(path: string, status: number, answered: Fields): Answer {
  const isSignIn = path === '/api/sessions';
  const body: Failure = { error: { reason: isSignIn ? 'bad_credentials' : `e${status}`, text: String(answered['message']) } };
  return { status: isSignIn ? 401 : status, body };
}

export type ForeignApi = { readonly url: string; readonly requests: readonly string[]; readonly close: () => Promise<void> };

/** Starts the API in front of one of the core, at `coreUrl`. */
export async function startForeignApi(coreUrl: string): Promise<ForeignApi> {
  const requests: string[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = `${request.method} ${url.pathname}`;
    requests.push(name);
    const route = routes.find(({ at }) => at.test(name));
    const [, id = ''] = route?.at.exec(name) ?? [];
    const sent = await text(request);
    const body = sent === '' ? {} : (JSON.parse(sent) as Fields);
    const kept = { method: request.method ?? 'GET', path: `${url.pathname}${url.search}`, body: sent === '' ? undefined : body };
    const wanted: ForeignCall = route?.ask({ id, query: url.searchParams, body }) ?? kept;
    const response = await fetch(`${coreUrl}${wanted.path}`, {
      method: wanted.method,
      headers: { authorization: request.headers.authorization ?? '' },
      ...(wanted.body === undefined ? {} : { body: JSON.stringify(wanted.body) }),
    });
    const answered = (await response.json()) as Fields;
    if (!response.ok) return failureOf(url.pathname, response.status, answered);
    return route?.answer(answered) ?? { body: answered };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Expose-Headers', 'X-Total-Count');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { status = 200, body, total } = await answer(request);
    if (total !== undefined) response.setHeader('X-Total-Count', total);
    response.writeHead(status, body === undefined ? {} : { 'Content-Type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
