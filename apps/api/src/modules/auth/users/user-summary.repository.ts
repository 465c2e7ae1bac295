import type { ClientScope } from '../../../operations/client-scope.ts';
import { sql, type NotNull } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Language } from '@portico/contract';
import type { RoleColumns } from '../../../platform/database/tables/people-tables.ts';
import { roleColumnNames } from './roles.ts';

export type UserSummary = RoleColumns & {
  id: number;
  email: string;
  firstName: string;
  language: Language;
  isMain: boolean;
  balanceCents: number;
  unpaidInvoices: number;
  adminReplyTickets: number;
  clockAheadMs: number;
};

export const userSummaryRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  async find(userId: number): Promise<UserSummary | undefined> {
    return await tx
      .selectFrom('client_user')
      .select((expression) => [
        'client_user.id',
        'client_user.email',
        'client_user.first_name as firstName',
        'client_user.language',
        'client_user.is_main as isMain',
        ...roleColumnNames,
        expression.fn
          .coalesce(
            expression.selectFrom('ledger_account').select('balance_cents').where('ledger_account.client_id', '=', clientId),
            sql.lit(0),
          )
          .as('balanceCents'),
        expression
          .selectFrom('invoice')
          .select(expression.fn.countAll<number>().as('count'))
          .where('invoice.client_id', '=', clientId)
          .where('invoice.status', '=', 'unpaid')
          .as('unpaidInvoices'),
        expression
          .selectFrom('ticket_unread')
          .select(expression.fn.countAll<number>().as('count'))
          .where('ticket_unread.user_id', '=', userId)
          .as('adminReplyTickets'),
        expression.selectFrom('test_clock').select('ahead_ms').as('clockAheadMs'),
      ])
      .where('client_user.client_id', '=', clientId)
      .where('client_user.id', '=', userId)
      // A count is never null, and the test clock always has its row.
      .$narrowType<{ unpaidInvoices: NotNull; adminReplyTickets: NotNull; clockAheadMs: NotNull }>()
      .executeTakeFirst();
  },
});
