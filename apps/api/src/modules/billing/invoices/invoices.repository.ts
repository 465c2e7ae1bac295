import type { InvoiceStatus } from '@portico/contract';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { compiledQuery } from '../../../platform/database/compiled-query.ts';
import { searched } from '../../../platform/database/full-text.ts';
import type { InvoiceItemTable, InvoiceTable, InvoiceTaxColumns } from '../../../platform/database/tables/billing-tables.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import type { Page } from '../../../operations/paging.ts';
import type { InvoiceTaxation } from './invoice-taxation.ts';

export type InvoiceRow = Selectable<InvoiceTable>;
/** A line with the activation time of its service. */
export type InvoiceItemRow = Selectable<InvoiceItemTable> & { activated_at: Date | null };
export type InvoiceSubject = { description: Translated; others: number };
export type InvoiceFilter = { q: string | undefined; status: InvoiceStatus | undefined };

type InsertedInvoice = {
  id: number;
  amountCents: number;
  dueDate: string;
  searchText: string;
  at: Date;
  tax: InvoiceTaxation | null;
};

function taxColumns(tax: InvoiceTaxation | null): Partial<Insertable<InvoiceTaxColumns>> {
  if (tax === null) return {};
  return {
    net_cents: tax.netCents,
    vat_cents: tax.vatCents,
    prices: tax.prices,
    tax_treatment: tax.treatment,
    vat_rate_basis_points: tax.rateBasisPoints,
    seller: JSON.stringify(tax.seller),
    buyer: JSON.stringify(tax.buyer),
  };
}

/** The columns of an invoice list. */
const summary = ['id', 'amount_cents', 'created_at', 'due_date', 'paid_at', 'status'] as const;
export type InvoiceSummaryRow = Pick<InvoiceRow, (typeof summary)[number]>;

type OwnFilter = InvoiceFilter & ClientScope;
type Listed = OwnFilter & { limit: number; offset: number };

function invoicesOf(db: Kysely<Tables>, { clientId, q, status }: OwnFilter) {
  return db
    .selectFrom(searched('invoice', q, clientId))
    .where('invoice.client_id', '=', clientId)
    .$if(status !== undefined, (query) => query.where('invoice.status', '=', status as InvoiceStatus));
}

function listed(db: Kysely<Tables>, { limit, offset, ...filter }: Listed) {
  return invoicesOf(db, filter).select(summary).orderBy('invoice.id', 'desc').limit(limit).offset(offset);
}

/** Without a search, totals come from a table of running counts. */
function counted(db: Kysely<Tables>, { clientId, status }: Omit<OwnFilter, 'q'>) {
  return db
    .selectFrom('invoice_count')
    .select(sql<number>`coalesce(sum(invoices), 0)::integer`.as('total'))
    .where('client_id', '=', clientId)
    .$if(status !== undefined, (query) => query.where('status', '=', status as InvoiceStatus));
}

const listedUnsearched = compiledQuery(listed);
const countedUnsearched = compiledQuery(counted);

/** The invoices of one client. */
export function invoicesRepository(tx: Transaction, { clientId }: ClientScope) {
  const own = (invoiceId: number) => tx.selectFrom('invoice').selectAll().where('id', '=', invoiceId).where('client_id', '=', clientId);
  return {
    list(filter: InvoiceFilter, { perPage, offset }: Page): Promise<InvoiceSummaryRow[]> {
      const parameters = { ...filter, clientId, limit: perPage, offset };
      return filter.q === undefined ? listedUnsearched(tx, parameters) : listed(tx, parameters).execute();
    },
    async count({ q, ...filter }: InvoiceFilter): Promise<number> {
      const [row] =
        q === undefined
          ? await countedUnsearched(tx, { ...filter, clientId })
          : await invoicesOf(tx, { ...filter, clientId, q })
              .select((select) => select.fn.countAll<number>().as('total'))
              .execute();
      return row?.total ?? 0;
    },
    find: (invoiceId: number): Promise<InvoiceRow | undefined> => own(invoiceId).executeTakeFirst(),
    /** Locks the invoice so that decisions about it run one at a time. */
    lock: (invoiceId: number): Promise<InvoiceRow | undefined> => own(invoiceId).forNoKeyUpdate().executeTakeFirst(),
    /** Returns unpaid renewal invoices with the service that each one renews. */
    unpaidRenewals: (serviceIds: readonly number[]) =>
      tx
        .selectFrom('invoice_item')
        .innerJoin('invoice', 'invoice.id', 'invoice_item.invoice_id')
        .select(['invoice_item.service_id', 'invoice.id', 'invoice.amount_cents', 'invoice.due_date'])
        .where('invoice.client_id', '=', clientId)
        .where('invoice_item.service_id', 'in', serviceIds)
        .where('invoice_item.period_start', 'is not', null)
        .where('invoice_item.is_void', '=', false)
        .where('invoice.status', '=', 'unpaid')
        .execute(),
    /** Returns the subject of each invoice by id: its first line and the number of other services. */
    subjects: async (invoices: readonly InvoiceSummaryRow[]): Promise<ReadonlyMap<number, InvoiceSubject>> => {
      if (invoices.length === 0) return new Map();
      const rows = await tx
        .selectFrom('invoice_item')
        .select('invoice_id')
        .select(sql<Translated>`(array_agg(description order by position))[1]`.as('description'))
        .select(sql<number>`greatest(count(*) filter (where kind = 'service') - 1, 0)::integer`.as('others'))
        .where(
          'invoice_id',
          'in',
          invoices.map(({ id }) => id),
        )
        .groupBy('invoice_id')
        .execute();
      return new Map(rows.map(({ invoice_id: id, ...subject }) => [id, subject]));
    },
    items: (invoiceId: number): Promise<InvoiceItemRow[]> =>
      tx
        .selectFrom('invoice_item')
        .innerJoin('invoice', 'invoice.id', 'invoice_item.invoice_id')
        .leftJoin('service', 'service.id', 'invoice_item.service_id')
        .selectAll('invoice_item')
        .select('service.activated_at')
        .where('invoice.client_id', '=', clientId)
        .where('invoice_item.invoice_id', '=', invoiceId)
        .orderBy('position')
        .execute(),
    insert: async ({ id, amountCents, dueDate, searchText, at, tax }: InsertedInvoice): Promise<void> => {
      const row = {
        id,
        client_id: clientId,
        amount_cents: amountCents,
        created_at: at,
        due_date: dueDate,
        search_text: searchText,
        ...taxColumns(tax),
      };
      await tx
        .insertInto('invoice')
        .values({ ...row, status: 'unpaid' })
        .execute();
    },
  };
}
