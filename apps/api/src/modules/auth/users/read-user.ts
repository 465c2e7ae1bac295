import type { ClientScope } from '../../../operations/client-scope.ts';
import type { User } from '@portico/contract';
import type { App } from '../../../app.ts';
import { offeredExtensions } from '../../../operations/offered-extensions.ts';
import { eurosFromCents } from '@portico/pricing/money';
import type { Transaction } from '../../../platform/database/database.ts';
import { isAtLeast, type Impersonation } from '../../../operations/right.ts';
import { rolesOf } from './roles.ts';
import { userSummaryRepository } from './user-summary.repository.ts';

type UserReference = ClientScope & { userId: number; impersonation?: Impersonation | null };

/** Returns the signed-in user for the portal shell. Figures the user may not see are 0. @throws Error if the user doesn't exist */
export async function readUser(app: App, tx: Transaction, { userId, impersonation = null, ...client }: UserReference): Promise<User> {
  const row = await userSummaryRepository(tx, client).find(userId);
  if (row === undefined) throw new Error(`client ${client.clientId} has no user ${userId}`);
  const roles = rolesOf(row, row.isMain);
  const seesBilling = isAtLeast(roles.billing, 'read');
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstName,
    language: row.language,
    balance: seesBilling ? eurosFromCents(row.balanceCents) : 0,
    admin_reply_ticket_count: isAtLeast(roles.support, 'read') ? row.adminReplyTickets : 0,
    unpaid_invoice_count: seesBilling ? row.unpaidInvoices : 0,
    is_main: row.isMain,
    roles,
    clock_ahead_ms: row.clockAheadMs,
    extensions: offeredExtensions(app),
    impersonation: impersonation && {
      operator: impersonation.operator,
      reason: impersonation.reason,
      can_write: impersonation.canWrite,
      until: impersonation.until.toISOString(),
    },
  };
}
