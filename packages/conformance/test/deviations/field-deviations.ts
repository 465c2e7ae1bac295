import { type Json, body, items, eachItem, without, eachAmount, type NamedDeviation } from './change-answers.ts';

const invoices = /^GET \/v1\/invoice$/;
const invoice = /^GET \/v1\/invoice\/view$/;
const everyInvoice = /^GET \/v1\/invoice(\/view)?$/;
const meta = /^GET \/v1\/account\/meta$/;
const login = /^POST \/v1\/login$/;
const order = /^POST \/v1\/order\/order$/;
const topUp = /^POST \/v1\/invoice\/top-up$/;
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const fieldDeviations: readonly NamedDeviation[] = [
  {
    name: 'the user of a login has no balance',
    at: login,
    answer: body((answer) => (answer['user'] ? { ...answer, user: without('balance')(answer['user'] as Json) } : answer)),
    row: 'login',
    says: 'POST /v1/login user.balance is missing',
  },
  {
    name: 'account meta has no counter of invoices',
    at: meta,
    answer: body(without('unpaid_invoice_count')),
    row: 'account-meta',
    says: 'unpaid_invoice_count is missing',
  },
  {
    name: 'the balance is a text',
    at: meta,
    answer: body((user) => ({ ...user, balance: '0.00' })),
    row: 'account-meta',
    says: 'balance is "0.00", not a number',
  },
  {
    name: 'the language is a name',
    at: meta,
    answer: body((user) => ({ ...user, language: 'English' })),
    row: 'account-meta',
    says: 'language is "English", not one of',
  },
  {
    name: 'an invoice is in cents',
    at: everyInvoice,
    answer: body((answer) => ('items' in answer ? { ...answer, items: (answer['items'] as Json[]).map(inCents) } : inCents(answer))),
    row: 'place-order',
    says: 'amounts are euros, not cents',
  },
  {
    name: 'an amount has three decimals',
    at: everyInvoice,
    answer: eachAmount((amount) => amount + 0.001),
    row: 'invoice-list',
    says: 'euros have two decimals at most',
  },
  {
    name: 'an amount is a text',
    at: invoices,
    answer: eachItem((one) => ({ ...one, amount: String(one['amount']) })),
    row: 'invoice-list',
    says: 'items.0.amount is "5", not a number',
  },
  {
    name: 'a date is no date',
    at: invoices,
    answer: eachItem((one) => ({ ...one, due_date: 'in a week' })),
    row: 'invoice-list',
    says: 'items.0.due_date is "in a week", not a date',
  },
  {
    name: 'a date is a number',
    at: invoice,
    answer: body((one) => ({ ...one, created_date: 1_795_600_000 })),
    row: 'invoice-view',
    says: 'created_date is 1795600000, not a text',
  },
  {
    name: 'a status has another name',
    at: invoices,
    answer: eachItem((one) => ({ ...one, status: 'open' })),
    row: 'invoice-list',
    says: 'items.0.status is "open", not one of paid, unpaid, cancelled',
  },
  {
    name: 'an unpaid invoice has a paid date',
    at: invoices,
    answer: eachItem((one) => ({ ...one, paid_date: one['created_date'] })),
    row: 'invoice-list',
    says: 'is unpaid with paid_date',
  },
  {
    name: 'an invoice differs from the list',
    at: invoice,
    answer: body((one) => ({ ...one, due_date: daysFromNow(30) })),
    row: 'invoice-view',
    says: 'in the list',
  },
  { name: 'a list is a bare array', at: invoices, answer: body((list) => list['items']), row: 'invoice-list', says: 'not an object' },
  {
    name: 'payment methods have no id',
    at: /payment-method$/,
    answer: eachItem(without('id')),
    row: 'payment-methods',
    says: 'items.0.id is missing',
  },
  {
    name: 'the balance is no payment method',
    at: /payment-method$/,
    answer: items((all) => all.filter(({ id }) => id !== 1)),
    row: 'payment-methods',
    says: 'no method with id 1',
  },
  { name: 'a category has no type', at: /step1$/, answer: eachItem(without('type')), row: 'order-step1', says: 'items.0.type is missing' },
  {
    name: 'step 4 shows no price',
    at: /step4$/,
    answer: body((plan) => ({ ...plan, billing_cycles: [{ billing_cycle: 'monthly' }] })),
    row: 'order-step4',
    says: 'billing_cycles.0.price is missing',
  },
  {
    name: 'an order returns no invoice_id',
    at: order,
    answer: body(without('invoice_id')),
    row: 'place-order',
    says: 'returns no invoice_id',
  },
  {
    name: 'the payment page has no address',
    at: topUp,
    answer: body((start) => ({ ...start, url: '/pay' })),
    row: 'top-up',
    says: 'with the url "/pay"',
  },
  {
    name: 'the counter of unpaid invoices lies',
    at: meta,
    answer: body((user) => ({ ...user, unpaid_invoice_count: 40 })),
    row: 'unpaid-invoice-count',
    says: 'unpaid_invoice_count is 40',
  },
];

function inCents(one: Json): Json {
  return { ...one, amount: Number(one['amount']) * 100 };
}
