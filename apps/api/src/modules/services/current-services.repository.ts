import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type Counting = {
  /** Orders placed before this moment hold no stock, unless they have a pending payment. */
  reservedSince: Date;
  /** The client whose unpaid services are counted separately. */
  clientId: number | null;
  /** The invoice whose services are left out. */
  exceptInvoiceId: number | null;
};

/** `living` services hold stock; `unpaid` ones of them are reservations of `clientId`. */
export type CurrentServices = { living: number; unpaid: number };

export const currentServicesRepository = (tx: Transaction) => ({
  count: async (
    tariffs: readonly string[],
    { reservedSince, clientId, exceptInvoiceId }: Counting,
  ): Promise<({ tariff: string } & CurrentServices)[]> => {
    const { rows } = await sql<{ tariff: string } & CurrentServices>`
      select tariff, count(*)::integer as living,
        (count(*) filter (where status = 'pending' and client_id = ${clientId}::integer))::integer as unpaid
      from service
      where tariff in (${sql.join(tariffs)}) and status <> 'delete' and invoice_id is distinct from ${exceptInvoiceId}::integer
        and (status <> 'pending' or created_at > ${reservedSince}
          or exists (select 1 from payment where payment.invoice_id = service.invoice_id and payment.status = 'pending'))
      group by tariff`.execute(tx);
    return rows;
  },
  lock: async (tariff: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`portico:tariff:${tariff}`}, 0))`.execute(tx);
  },
});
