import type { Party } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';

/** Returns the client as printed on an invoice issued now: the company, or the main user. */
export async function buyerOf(tx: Transaction, clientId: number): Promise<Party> {
  const { company_name, first_name, last_name, ...place } = await tx
    .selectFrom('client')
    .innerJoin('client_user', (join) => join.onRef('client_user.client_id', '=', 'client.id').on('client_user.is_main', '=', true))
    .select(['client.address', 'client.zip_code', 'client.city', 'client.state', 'client.country', 'client.vat_id'])
    .select(['client.company_name', 'client_user.first_name', 'client_user.last_name'])
    .where('client.id', '=', clientId)
    .executeTakeFirstOrThrow();
  const person = `${first_name} ${last_name}`;
  return { ...place, name: company_name ?? person, contact: company_name === null ? null : person };
}
