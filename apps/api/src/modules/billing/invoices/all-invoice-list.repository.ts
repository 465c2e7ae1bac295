import type { InvoiceStatus } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';

export type AllInvoicesFilter = {
  status?: InvoiceStatus | undefined;
  clientId?: number | undefined;
  /** Due before this ISO day. */
  dueBefore?: string | undefined;
  before?: number | undefined;
};

/** Invoices of all clients as operators list them. */
export const allInvoiceListRepository = (tx: Transaction) => {
  const invoices = () =>
    tx
      .selectFrom('invoice')
      .innerJoin('client_user as main', (join) => join.onRef('main.client_id', '=', 'invoice.client_id').on('main.is_main', '=', true))
      .select([
        'invoice.id',
        'invoice.client_id as clientId',
        'main.email',
        'invoice.status',
        'invoice.amount_cents as amountCents',
        'invoice.net_cents as netCents',
        'invoice.vat_cents as vatCents',
        'invoice.created_at as createdAt',
        'invoice.due_date as dueDate',
        'invoice.paid_at as paidAt',
        'invoice.cancelled_at as cancelledAt',
      ]);
  return {
    /** Returns the newest invoices first. */
    list: ({ status, clientId, dueBefore, before }: AllInvoicesFilter, limit: number) =>
      invoices()
        .where((where) =>
          where.and([
            ...(status === undefined ? [] : [where('invoice.status', '=', status)]),
            ...(clientId === undefined ? [] : [where('invoice.client_id', '=', clientId)]),
            ...(dueBefore === undefined ? [] : [where('invoice.due_date', '<', dueBefore)]),
            ...(before === undefined ? [] : [where('invoice.id', '<', before)]),
          ]),
        )
        .orderBy('invoice.id', 'desc')
        .limit(limit)
        .execute(),
    find: (invoiceId: number) => invoices().where('invoice.id', '=', invoiceId).executeTakeFirst(),
  };
};

export type ListedInvoice = Awaited<ReturnType<ReturnType<typeof allInvoiceListRepository>['list']>>[number];
