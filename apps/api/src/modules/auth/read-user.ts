import type { User } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Transaction } from '../../database/database.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { userSummaryRepository } from './user-summary.repository.ts';

/** What the shell shows of a user who is signed in. Throws where there is no such user: the caller has just been told that there is. */
export async function readUser(tx: Transaction, { clientId, userId }: { clientId: number; userId: number }): Promise<User> {
  const row = await userSummaryRepository(tx, clientId).find(userId);
  if (row === undefined) throw new Error(`client ${clientId} has no user ${userId}`);
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstName,
    language: row.language,
    balance: eurosFromCents(await clientBalanceCents(tx, clientId)),
    admin_reply_ticket_count: row.adminReplyTickets,
    unpaid_invoice_count: row.unpaidInvoices,
  };
}
