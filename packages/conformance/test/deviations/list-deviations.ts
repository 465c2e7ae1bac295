import { type Json, body, items, type NamedDeviation } from './change-answers.ts';

const invoices = /^GET \/v1\/invoice$/;
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const listDeviations: readonly NamedDeviation[] = [
  {
    name: 'total lies',
    at: invoices,
    answer: body((list) => ({ ...list, total: Number(list['total']) + 1 })),
    row: 'invoice-pages',
    says: 'and the pages hold',
  },
  {
    name: 'per-page is ignored',
    at: invoices,
    request: ({ query }) => query.delete('per-page'),
    row: 'invoice-pages',
    says: 'items for per-page=1',
  },
  {
    name: 'page is ignored',
    at: invoices,
    request: ({ query }) => query.delete('page'),
    row: 'invoice-pages',
    says: 'on more than one page',
  },
  {
    name: 'there is one page too many',
    at: invoices,
    answer: items((all, { query }) => (all.length === 0 && !query.has('q') && !query.has('status') ? [madeUpInvoice] : all)),
    row: 'invoice-pages',
    says: 'after the last one',
  },
  {
    name: 'the list begins with the oldest',
    at: invoices,
    answer: items((all) => all.toReversed()),
    row: 'place-order',
    says: "doesn't begin with the newest invoice",
  },
  {
    name: 'the list is not sorted',
    at: invoices,
    answer: eachItemOfPage((one, position) => ({ ...one, created_date: daysFromNow(position), due_date: daysFromNow(40) })),
    row: 'invoice-pages',
    says: "isn't sorted",
  },
  {
    name: 'the filter by status is ignored',
    at: invoices,
    request: ({ query }) => query.delete('status'),
    row: 'invoice-status',
    says: 'for status=paid',
  },
  {
    name: 'the search is ignored',
    at: invoices,
    request: ({ query }) => query.delete('q'),
    row: 'invoice-search',
    says: 'by a text that none has',
  },
];

const madeUpInvoice = { id: 999, amount: 5, created_date: '2020-01-01', due_date: '2020-01-01', paid_date: null, status: 'unpaid' };

function eachItemOfPage(change: (item: Json, position: number) => Json) {
  return items((all, { query }) => {
    const before = (Number(query.get('page')) - 1) * Number(query.get('per-page'));
    return all.map((item, index) => change(item, before + index));
  });
}
