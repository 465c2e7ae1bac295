import { listIn, numberIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';

const summaryFields = ['amount', 'created_date', 'due_date', 'paid_date', 'status'] as const;
const statuses = ['paid', 'unpaid', 'cancelled'] as const;
const query = { page: 1, 'per-page': 25 };
const noInvoice = 'the account has no invoice; an order makes one: --write';

export const invoiceRows: readonly Row[] = [
  {
    id: 'invoice-list',
    section: '7',
    title: 'GET /v1/invoice returns invoices with id, amount, dates and status',
    needs: ['listInvoices'],
    run: async (check) => {
      const items = listIn(await check.ok('listInvoices', { query }), 'items');
      const ids = items.map(({ id }) => id);
      check.expect(new Set(ids).size === ids.length, 'listInvoices', 'returns an id twice on one page');
      for (const [index, invoice] of items.entries()) {
        const isPaid = invoice['status'] === 'paid';
        const hasDate = invoice['paid_date'] !== null && invoice['paid_date'] !== undefined;
        check.expect(
          isPaid === hasDate,
          'listInvoices',
          `items.${index} is ${String(invoice['status'])} with paid_date ${JSON.stringify(invoice['paid_date'])}`,
        );
      }
    },
  },
  {
    id: 'invoice-status',
    section: '7',
    title: 'GET /v1/invoice?status returns only invoices of that status',
    needs: ['listInvoices'],
    run: async (check) => {
      let sum = 0;
      for (const status of statuses) {
        const list = await check.ok('listInvoices', { query: { ...query, status } });
        const other = listIn(list, 'items').find((invoice) => invoice['status'] !== status);
        check.expect(other === undefined, 'listInvoices', `returns an invoice that is ${String(other?.['status'])} for status=${status}`);
        sum += numberIn(list, 'total');
      }
      const total = numberIn(await check.ok('listInvoices', { query }), 'total');
      check.expect(sum === total, 'listInvoices', `total is ${total}, and ${sum} over all statuses`);
    },
  },
  {
    id: 'invoice-search',
    section: '7',
    title: "GET /v1/invoice?q finds an invoice by its number, and nothing by what isn't there",
    needs: ['listInvoices'],
    run: async (check) => {
      const [invoice = check.notTried(noInvoice)] = listIn(await check.ok('listInvoices', { query }), 'items');
      const id = String(invoice['id']);
      const found = listIn(await check.ok('listInvoices', { query: { ...query, q: id } }), 'items');
      check.expect(
        found.some((one) => one['id'] === invoice['id']),
        'listInvoices',
        `doesn't find invoice ${id} by q=${id}`,
      );
      const none = await check.ok('listInvoices', { query: { ...query, q: 'no-invoice-has-this' } });
      check.expect(listIn(none, 'items').length === 0, 'listInvoices', 'finds invoices by a text that none has');
    },
  },
  {
    id: 'invoice-view',
    section: '7',
    title: 'GET /v1/invoice/view?id returns what the list does, and 404 for an unknown invoice',
    needs: ['listInvoices', 'getInvoice'],
    run: async (check) => {
      await check.refused('getInvoice', 'an unknown invoice', { query: { id: 2_147_483_647 } }, [404]);
      const [summary = check.notTried(noInvoice)] = listIn(await check.ok('listInvoices', { query }), 'items');
      const invoice: Fields = await check.ok('getInvoice', { query: { id: String(summary['id']) } });
      for (const field of ['id', ...summaryFields]) {
        const [here, there] = [JSON.stringify(invoice[field]), JSON.stringify(summary[field])];
        check.expect(here === there, 'getInvoice', `${field} is ${here}, and ${there} in the list`);
      }
    },
  },
  {
    id: 'unpaid-invoice-count',
    section: '3',
    title: 'unpaid_invoice_count is the number of unpaid invoices',
    needs: ['getAccountMeta', 'listInvoices'],
    run: async (check) => {
      const count = numberIn(await check.ok('getAccountMeta'), 'unpaid_invoice_count');
      const total = numberIn(await check.ok('listInvoices', { query: { ...query, status: 'unpaid' } }), 'total');
      check.expect(count === total, 'getAccountMeta', `unpaid_invoice_count is ${count}, and ${total} invoices are unpaid`);
    },
  },
];
