import type { Transaction } from '../../database/database.ts';

/** What an operator sees of a client; the only place whose queries are not scoped by one. */
export async function clientOverview(tx: Transaction, emailKey: string) {
  const user = await tx
    .selectFrom('client_user')
    .innerJoin('client', 'client.id', 'client_user.client_id')
    .select([
      'client_user.client_id',
      'client_user.first_name',
      'client_user.last_name',
      'client_user.email',
      'client_user.language',
      'client_user.email_verified_at',
      'client.country',
      'client.created_at',
    ])
    .where('client_user.email_key', '=', emailKey)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const clientId = user.client_id;
  const services = await tx
    .selectFrom('service')
    .select(['id', 'status', 'hostname', 'tariff', 'ip'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const unpaid = await tx
    .selectFrom('invoice')
    .select(['id', 'amount_cents', 'due_date'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'unpaid')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const tickets = await tx
    .selectFrom('ticket')
    .select(['id', 'status'])
    .where('client_id', '=', clientId)
    .where('status', '<>', 'closed')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return { user, services, unpaid, tickets };
}

/** Undefined where there is no such ticket, or it is closed. */
export async function addOperatorAnswer(
  tx: Transaction,
  { ticketId, body, at }: { ticketId: number; body: string; at: Date },
): Promise<{ client_id: number } | undefined> {
  const ticket = await tx
    .updateTable('ticket')
    .set({ status: 'admin-reply', updated_at: at })
    .where('id', '=', ticketId)
    .where('status', '<>', 'closed')
    .returning('client_id')
    .executeTakeFirst();
  if (ticket === undefined) return undefined;
  await tx
    .insertInto('ticket_message')
    .values({ ticket_id: ticketId, author: 'operator', author_name: 'Support', body, created_at: at })
    .execute();
  return ticket;
}
