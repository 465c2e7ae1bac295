import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export type ClientFilter = {
  /** A part of the name, email or company. */
  q?: string | undefined;
  /** Only closed clients with a balance. */
  isOwed?: boolean;
  before?: number | undefined;
};

/** Clients with their main user and balance, for operators. */
export const allClientsRepository = (tx: Transaction) => {
  const clients = () =>
    tx
      .selectFrom('client')
      .innerJoin('client_user as main', (join) => join.onRef('main.client_id', '=', 'client.id').on('main.is_main', '=', true))
      .leftJoin('ledger_account as account', 'account.client_id', 'client.id')
      .select([
        'client.id',
        'main.email',
        'main.first_name as firstName',
        'main.last_name as lastName',
        'client.company_name as companyName',
        'client.country',
        'main.language',
        'client.created_at as since',
        'client.closed_at as closedAt',
        'main.email_verified_at as emailVerifiedAt',
        sql<number>`coalesce(account.balance_cents, 0)`.as('balanceCents'),
      ]);
  return {
    /** Returns the newest clients first. */
    list: ({ q, isOwed = false, before }: ClientFilter, limit: number) =>
      clients()
        .$if(before !== undefined, (query) => query.where('client.id', '<', before as number))
        .$if(isOwed, (query) => query.where('client.closed_at', 'is not', null).where('account.balance_cents', '>', 0))
        .$if(q !== undefined, (query) =>
          query.where(
            sql<boolean>`position(${q?.toLowerCase() ?? ''} in
              lower(main.email || ' ' || main.first_name || ' ' || main.last_name || ' ' || coalesce(client.company_name, ''))) > 0`,
          ),
        )
        .orderBy('client.id', 'desc')
        .limit(limit)
        .execute(),
    /** Removes what only serves to contact a person; what invoices need stays. Returns true if this call closed the client. */
    async close(clientId: number, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('client')
        .set({ closed_at: at, phone: null, telegram_id: null })
        .where('id', '=', clientId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    find: (clientId: number) => clients().where('client.id', '=', clientId).executeTakeFirst(),
  };
};

export type ClientRow = Awaited<ReturnType<ReturnType<typeof allClientsRepository>['list']>>[number];
