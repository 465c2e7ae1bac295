/**
 * A provider's API as the specification describes it: the calls of section 7 with the fields of section 3, and nothing else. Written from
 * the specification and not from the contract, so that it is like an API whose authors have never seen ours. Where section 7 leaves a
 * response open, it returns what the screens of section 2 show. Data lives in memory.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { checkPassword, Refusal, refuse } from './refusals.ts';

type Fields = Readonly<Record<string, unknown>>;
type Account = {
  email: string;
  password: string;
  profile: Fields;
  language: unknown;
  verified: boolean;
  twoFactor: boolean;
  balance: number;
};
type Invoice = { id: number; amount: number; created_date: string; due_date: string; paid_date: string | null; status: string };
type Call = { readonly query: URLSearchParams; readonly body: Fields; readonly account: Account; readonly bearer: string };
type Route = { readonly open?: true; readonly answer: (call: Call) => unknown };

/** Every code that a mail or an authenticator would show. */
export const theCode = '123456';

const plans = [
  { tariff: 'vps-s', name: 'VPS S', price: 5 },
  { tariff: 'vps-m', name: 'VPS M', price: 10.5 },
];
const methods = [
  { id: 1, name: 'Balance' },
  { id: 2, name: 'Card' },
];
const success = { status: 'success' };

export type CoreApi = {
  readonly url: string;
  /** Every request so far, as `GET /v1/account/meta`. */
  readonly requests: readonly string[];
  /** The bodies of the orders that arrived. */
  readonly orders: readonly unknown[];
  /** What the next order does instead of succeeding. */
  nextOrder: 'success' | 'refused' | 'not-placed';
  readonly close: () => Promise<void>;
};

export async function startCoreApi(): Promise<CoreApi> {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, Account>();
  const challenges = new Map<string, Account>();
  const resets = new Map<string, Account>();
  const invoices: Invoice[] = [];
  const requests: string[] = [];
  const orders: unknown[] = [];
  const state = { nextOrder: 'success' as CoreApi['nextOrder'] };

  const userOf = (account: Account) => ({
    firstname: account.profile['first_name'],
    balance: account.balance,
    admin_reply_ticket_count: 0,
    unpaid_invoice_count: invoices.filter(({ status }) => status === 'unpaid').length,
    language: account.language,
  });
  const enter = (account: Account) => {
    const accessToken = randomUUID();
    tokens.set(accessToken, account);
    return { ...success, accessToken, accessTokenTwoFactor: null, two_factor_provider: null, user: userOf(account) };
  };
  const byEmail = ({ body }: Call) => accounts.get(String(body['email'])) ?? refuse(422, 'Unknown email.');
  const checkCode = (value: unknown) => value === theCode || refuse(422, 'That code is wrong.');
  const invoiceOf = ({ query }: Call) => invoices.find(({ id }) => id === Number(query.get('id'))) ?? refuse(404, 'Invoice not found');

  function charge(amount: number): Invoice {
    const day = new Date().toISOString().slice(0, 10);
    const invoice = { id: 1001 + invoices.length, amount, created_date: day, due_date: day, paid_date: null, status: 'unpaid' };
    invoices.unshift(invoice);
    return invoice;
  }

  const routes: Readonly<Record<string, Route>> = {
    'POST /v1/signup': {
      open: true,
      answer: ({ body }) => {
        const email = String(body['email']);
        checkPassword(body);
        if (String(body['first_name']).trim().length < 2 || body['accept_rules'] !== 1) refuse(422, 'Check the form.');
        const account = { email, password: String(body['password']), profile: body, language: body['language'] };
        accounts.set(email, { ...account, verified: false, twoFactor: false, balance: 0 });
        return success;
      },
    },
    'POST /v1/verify-email': {
      open: true,
      answer: (call) => {
        checkCode(call.body['token']);
        const account = byEmail(call);
        account.verified = true;
        return { ...success, accessToken: enter(account).accessToken };
      },
    },
    'POST /v1/login': {
      open: true,
      answer: ({ body }) => {
        const account = accounts.get(String(body['email']));
        if (account?.password !== body['password'] || !account) return refuse(422, 'Wrong email or password.');
        if (!account.verified) return { status: 'required_activation' };
        if (!account.twoFactor) return enter(account);
        const accessTokenTwoFactor = randomUUID();
        challenges.set(accessTokenTwoFactor, account);
        return { status: 'requested_two_factor_challenge', accessTokenTwoFactor, two_factor_provider: 'google' };
      },
    },
    'POST /v1/login-two-factor': {
      open: true,
      answer: ({ body, bearer }) => {
        const account = challenges.get(bearer) ?? refuse(422, 'Sign in again.');
        checkCode(body['otp']);
        const { accessToken, user } = enter(account);
        return { accessToken, user };
      },
    },
    'POST /v1/request-password-reset': { open: true, answer: (call) => (resets.set('reset-token', byEmail(call)), success) },
    'POST /v1/password-reset': {
      open: true,
      answer: (call) => {
        const token = String(call.body['token']);
        const account = resets.get(token) ?? refuse(422, 'Invalid reset token');
        account.password = checkPassword(call.body);
        resets.delete(token);
        return success;
      },
    },
    'GET /v1/account/meta': { answer: ({ account }) => userOf(account) },
    'GET /v1/account/user-details-meta': {
      answer: ({ account }) => ({
        first_name: account.profile['first_name'],
        last_name: account.profile['last_name'],
        email: account.email,
        language: account.language,
      }),
    },
    'POST /v1/account/user-update': {
      answer: ({ account, body }) => {
        account.profile = { ...account.profile, ...body };
        account.language = body['language'] ?? account.language;
        return { ...success, ...userOf(account) };
      },
    },
    'POST /v1/account/user-change-password': {
      answer: (call) => {
        call.account.password = checkPassword(call.body);
        return success;
      },
    },
    'POST /v1/account/user-change-email-request': { answer: ({ body }) => ({ ...success, id: 'change-1', email: body['email'] }) },
    'POST /v1/account/user-change-email-resend-code': { answer: () => success },
    'POST /v1/account/user-change-email-complete': {
      answer: ({ account, body }) => {
        checkCode(body['token']);
        accounts.delete(account.email);
        account.email = String(body['email']);
        accounts.set(account.email, account);
        return success;
      },
    },
    'GET /v1/account/two-factor-meta': { answer: ({ account }) => ({ enabled: account.twoFactor }) },
    'POST /v1/account/request-two-factor-google': { answer: () => ({ ...success, secret: 'JBSWY3DPEHPK3PXP' }) },
    'POST /v1/account/complete-two-factor-google': {
      answer: ({ account, body }) => (checkCode(body['otp']), (account.twoFactor = true), success),
    },
    'POST /v1/account/request-disable-two-factor': { answer: () => success },
    'POST /v1/account/disable-two-factor': {
      answer: ({ account, body }) => (checkCode(body['otp']), (account.twoFactor = false), success),
    },
    'GET /v1/order/step1': { answer: () => ({ items: [{ type: 'vps', name: 'Virtual servers' }] }) },
    'GET /v1/order/step2': { answer: () => ({ items: [{ country: 'NL', name: 'Netherlands' }] }) },
    'GET /v1/order/step3': { answer: () => ({ items: plans.map(({ tariff, name }) => ({ tariff, name })) }) },
    'GET /v1/order/step4': {
      answer: ({ query }) => {
        const plan = plans.find(({ tariff }) => tariff === query.get('tariff')) ?? refuse(404, 'Unknown plan.');
        const { tariff, name, price } = plan;
        const billing_cycles = [
          { billing_cycle: 'monthly', price },
          { billing_cycle: 'annually', price: price * 10 },
        ];
        return { plan: { tariff, name }, billing_cycles };
      },
    },
    'POST /v1/order/order': {
      answer: ({ body }) => {
        orders.push(body);
        if (state.nextOrder === 'refused') return refuse(422, 'This plan is sold out.');
        if (state.nextOrder === 'not-placed') return { status: 'queued', message: 'We will write to you.' };
        const items = body['order_items'] as readonly { tariff: string; count: number }[];
        if (items.some(({ count }) => count < 1 || count > 10)) return refuse(422, 'Maximum quantity per item is 10');
        const priceOf = (tariff: string) => plans.find((plan) => plan.tariff === tariff)?.price ?? refuse(422, 'Unknown plan.');
        const amount = items.reduce((sum, { tariff, count }) => sum + count * priceOf(tariff), 0);
        return { ...success, message: 'Thank you for your order.', invoice_id: charge(amount).id };
      },
    },
    'GET /v1/invoice': {
      answer: ({ query }) => {
        const found = invoices.filter(({ id, status }) => {
          return (query.get('status') ?? status) === status && String(id).includes(query.get('q') ?? '');
        });
        const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per-page') ?? 25)];
        return { items: found.slice((page - 1) * size, page * size), total: found.length };
      },
    },
    'GET /v1/invoice/view': { answer: invoiceOf },
    'GET /v1/invoice/payment-method': { answer: () => ({ items: methods }) },
    'POST /v1/invoice/pay': {
      answer: (call) => {
        const invoice = invoiceOf(call);
        Object.assign(invoice, { status: 'paid', paid_date: invoice.created_date });
        return success;
      },
    },
    'POST /v1/invoice/top-up': {
      answer: ({ body }) => {
        const amount = Number(body['amount']);
        if (amount < 10 || amount > 10_000) return refuse(422, 'Top up between 10 and 10000 euros.');
        return { ...success, next_action: 'redirect', url: `https://pay.example.com/?amount=${amount}` };
      },
    },
  };

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = `${request.method} ${url.pathname}`;
    requests.push(name);
    const route = routes[name] ?? refuse(404, 'Not found');
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const account = tokens.get(bearer);
    if (!route.open && !account) return refuse(401, 'Sign in first.');
    const body = await text(request);
    return route.answer({ query: url.searchParams, body: body ? (JSON.parse(body) as Fields) : {}, account: account as Account, bearer });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*, Authorization');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    try {
      send(200, await answer(request));
    } catch (error) {
      send(error instanceof Refusal ? error.status : 500, { message: (error as Error).message });
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    orders,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
