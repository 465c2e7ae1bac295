import type { ClientScope } from '../../../operations/client-scope.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { LedgerTransactionTable } from '../../../platform/database/tables/billing-tables.ts';
import type { Page } from '../../../operations/paging.ts';

/** An entry of a client's account with its subject. */
export type StatementRow = {
  id: number;
  at: Date;
  kind: LedgerTransactionTable['kind']['__select__'];
  reference: string;
  cents: number;
  /** The balance after this entry. */
  balanceCents: number;
  methodId: number | null;
  /** The invoice of the payment or credit note. */
  invoiceId: number | null;
  creditNoteId: number | null;
};

const entries = (clientId: number) => sql`
  from ledger_account account
  join ledger_entry entry on entry.account_id = account.id
  join ledger_transaction booking on booking.id = entry.transaction_id
  left join payment_refund sent on sent.id = case when booking.kind in ('gateway_refund', 'gateway_refund_return') then booking.reference::uuid end
  left join payment on payment.id = case when booking.kind = 'payment_received' then booking.reference::uuid else sent.payment_id end
  left join credit_note note on note.id = case when booking.kind = 'invoice_refund' then booking.reference::integer else sent.credit_note_id end
  where account.client_id = ${clientId}`;

const columns = sql`entry.id, booking.created_at as at, booking.kind, booking.reference, entry.cents, payment.method_id as "methodId",
  coalesce(payment.invoice_id, note.invoice_id) as "invoiceId", note.id as "creditNoteId"`;

/** The bookings on a client's balance. */
export const statementRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /**
   * Returns a page, the newest entries first. Balances are computed back from the current one, so a page costs only its own and the newer
   * entries.
   */
  async page({ perPage, offset }: Page): Promise<StatementRow[]> {
    const { rows } = await sql<StatementRow>`
      with newest as (
        select ${columns}, account.balance_cents - coalesce(sum(entry.cents) over (order by entry.id desc rows between unbounded preceding and 1 preceding), 0) as balance
        ${entries(clientId)} order by entry.id desc limit ${offset + perPage})
      select id, at, kind, reference, cents, "methodId", "invoiceId", "creditNoteId", balance::bigint as "balanceCents"
      from newest order by id desc offset ${offset}`.execute(tx);
    return rows;
  },
  /** Returns all entries, the oldest first. */
  async all(): Promise<StatementRow[]> {
    const { rows } = await sql<StatementRow>`
      select ${columns}, (sum(entry.cents) over (order by entry.id))::bigint as "balanceCents" ${entries(clientId)} order by entry.id`.execute(
      tx,
    );
    return rows;
  },
  async count(): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from ledger_account account join ledger_entry entry on entry.account_id = account.id
      where account.client_id = ${clientId}`.execute(tx);
    return rows[0]?.total ?? 0;
  },
});
