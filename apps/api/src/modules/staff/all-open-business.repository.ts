import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

type OpenBusiness = { services: number[]; invoices: number[]; payments: number; refunds: number };

/** What has to be settled before a client can be closed. */
export const allOpenBusinessRepository = (tx: Transaction) => ({
  async of(clientId: number): Promise<OpenBusiness> {
    const { rows } = await sql<OpenBusiness>`
      select
        array(select id from service where client_id = ${clientId} and status <> 'delete' order by id) as services,
        array(select id from invoice where client_id = ${clientId} and status = 'unpaid' order by id) as invoices,
        (select count(*)::integer from payment where client_id = ${clientId} and status = 'pending') as payments,
        (select count(*)::integer from payment_refund where client_id = ${clientId} and status = 'pending') as refunds`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('A query without a table has one row');
    return row;
  },
});
