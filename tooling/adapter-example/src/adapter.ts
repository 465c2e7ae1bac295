/** The adapter of the example's API: bare arrays for pages, other names, cents for euros, ids in paths, errors in an envelope. */
import type { Adapter } from '@portico/api-client/adapter-types';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import type { Customer, Failure, ForeignInvoice, Method, Place, Placed, PricedProduct, Product, Session } from './foreign-types.ts';

/** Reads a response by the types that the API documents; the portal checks what comes out in development. */
const from =
  <Raw, Wanted>(map: (raw: Raw, answer: { readonly headers: Headers }) => Wanted) =>
  (raw: unknown, answer: { readonly headers: Headers }) =>
    map(raw as Raw, answer);

const user = ({ given_name, balance_cents, open_invoices, lang }: Customer) => ({
  firstname: given_name,
  balance: eurosFromCents(balance_cents),
  admin_reply_ticket_count: 0,
  unpaid_invoice_count: open_invoices,
  language: lang,
});

const statuses = { open: 'unpaid', settled: 'paid', void: 'cancelled' } as const;
const states = { unpaid: 'open', paid: 'settled', cancelled: 'void' } as const;

const invoice = ({ number, total_cents, issued, due, paid_on, state }: ForeignInvoice) => ({
  id: number,
  amount: eurosFromCents(total_cents),
  created_date: issued,
  due_date: due,
  paid_date: paid_on,
  status: statuses[state],
});

const plan = ({ code, title }: Product) => ({ tariff: code, name: title });

export const adapter: Adapter = {
  operations: {
    login: {
      request: ({ body: { email, password } }) => ({ path: '/api/sessions', body: { login: email, secret: password } }),
      response: from(({ step, token, customer }: Session) => {
        if (step === 'verify') return { status: 'required_activation' };
        if (step === 'otp') return { status: 'requested_two_factor_challenge', accessTokenTwoFactor: token, two_factor_provider: 'google' };
        return { status: 'success', accessToken: token, user: customer && user(customer) };
      }),
    },
    getAccountMeta: { request: () => ({ path: '/api/me' }), response: from(user) },
    listInvoices: {
      request: ({ query: { page = '1', 'per-page': size = '25', status, q } }) => ({
        path: '/api/invoices',
        query: {
          limit: size,
          offset: (Number(page) - 1) * Number(size),
          state: status && states[status as keyof typeof states],
          search: q,
        },
      }),
      response: from((invoices: readonly ForeignInvoice[], { headers }) => ({
        items: invoices.map(invoice),
        total: Number(headers.get('X-Total-Count')),
      })),
    },
    getInvoice: { request: ({ query: { id } }) => ({ path: `/api/invoices/${id}`, query: {} }), response: from(invoice) },
    payInvoice: {
      request: ({ query: { id }, body: { paymentmethod } }) => ({
        path: `/api/invoices/${id}/payments`,
        query: {},
        body: { method: paymentmethod },
      }),
      response: () => ({ status: 'success' }),
    },
    listPaymentMethods: {
      request: () => ({ path: '/api/payment-methods' }),
      response: from((methods: readonly Method[]) => ({ items: methods.map(({ id, label }) => ({ id, name: label })) })),
    },
    topUpBalance: {
      request: ({ body: { amount, paymentmethod } }) => ({
        path: '/api/top-ups',
        body: { amount_cents: centsFromEuros(amount), method: paymentmethod },
      }),
      response: from(({ redirect_to }: { redirect_to: string }) => ({ status: 'success', next_action: 'redirect', url: redirect_to })),
    },
    listCategories: {
      request: () => ({ path: '/api/products/categories' }),
      response: from((found: readonly Product[]) => ({ items: found.map(({ code, title }) => ({ type: code, name: title })) })),
    },
    listPlacements: {
      request: () => ({ path: '/api/products/places', query: {} }),
      response: from((found: readonly Place[]) => ({ items: found.map(({ iso, title }) => ({ country: iso, name: title })) })),
    },
    listPlans: {
      request: () => ({ path: '/api/products', query: {} }),
      response: from((found: readonly Product[]) => ({ items: found.map(plan) })),
    },
    getPlanConfiguration: {
      request: ({ query: { tariff } }) => ({ path: `/api/products/${tariff}`, query: {} }),
      response: from(({ prices, ...product }: PricedProduct) => ({
        plan: plan(product),
        billing_cycles: (['monthly', 'annually'] as const).map((cycle) => ({ billing_cycle: cycle, price: eurosFromCents(prices[cycle]) })),
      })),
    },
    placeOrder: {
      request: ({ body: { order_items, payment_method } }) => ({
        path: '/api/orders',
        body: {
          lines: order_items.map(({ tariff, billing_cycle, count }) => ({ plan: tariff, cycle: billing_cycle, quantity: count })),
          method: payment_method,
        },
      }),
      response: from((placed: Placed) =>
        'invoice' in placed ? { status: 'success', invoice_id: placed.invoice } : { status: 'queued', message: placed.text },
      ),
    },
  },

  /** A wrong password is 401 there, which would sign the reader out here. */
  refusal: from((raw: Partial<Failure> | undefined) =>
    raw?.error ? { message: raw.error.text, ...(raw.error.reason === 'bad_credentials' ? { status: 422 } : {}) } : null,
  ),
};
