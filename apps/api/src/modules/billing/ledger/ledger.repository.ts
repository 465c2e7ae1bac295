import type { Transaction } from '../../../platform/database/database.ts';
import type { LedgerAccountTable, LedgerTransactionTable } from '../../../platform/database/tables/billing-tables.ts';

type AccountKind = LedgerAccountTable['kind']['__select__'];
type TransactionKind = LedgerTransactionTable['kind']['__select__'];

export type AccountName = { kind: Exclude<AccountKind, 'client_balance'>; code: string } | { kind: 'client_balance'; clientId: number };
export type TransactionName = { kind: TransactionKind; reference: string };

export function ledgerRepository(tx: Transaction) {
  return {
    /** Returns null if the account has no bookings yet. */
    balanceCents: async (clientId: number): Promise<number | null> => {
      const row = await tx.selectFrom('ledger_account').select('balance_cents').where('client_id', '=', clientId).executeTakeFirst();
      return row?.balance_cents ?? null;
    },
    lockBalanceCents: async (clientId: number): Promise<number | null> => {
      const row = await tx
        .selectFrom('ledger_account')
        .select('balance_cents')
        .where('client_id', '=', clientId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row?.balance_cents ?? null;
    },
    openAccount: async (name: AccountName): Promise<number> => {
      const opened =
        name.kind === 'client_balance'
          ? { code: `client:${name.clientId}`, kind: name.kind, client_id: name.clientId, balance_cents: 0 }
          : { code: name.code, kind: name.kind, client_id: null, balance_cents: null };
      const found = await tx.selectFrom('ledger_account').select('id').where('code', '=', opened.code).executeTakeFirst();
      if (found) return found.id;
      await tx
        .insertInto('ledger_account')
        .values(opened)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute();
      return (await tx.selectFrom('ledger_account').select('id').where('code', '=', opened.code).executeTakeFirstOrThrow()).id;
    },
    insertTransaction: async ({ kind, reference }: TransactionName, at: Date): Promise<number> => {
      const row = await tx
        .insertInto('ledger_transaction')
        .values({ kind, reference, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    /** Returns the entries of a transaction, in the order they were booked. */
    entriesOf: ({ kind, reference }: TransactionName): Promise<{ accountId: number; cents: number }[]> =>
      tx
        .selectFrom('ledger_entry as entry')
        .innerJoin('ledger_transaction as booked', 'booked.id', 'entry.transaction_id')
        .select(['entry.account_id as accountId', 'entry.cents'])
        .where('booked.kind', '=', kind)
        .where('booked.reference', '=', reference)
        .orderBy('entry.id')
        .execute(),
    insertEntries: async (transactionId: number, entries: readonly { accountId: number; cents: number }[]): Promise<void> => {
      await tx
        .insertInto('ledger_entry')
        .values(entries.map(({ accountId, cents }) => ({ transaction_id: transactionId, account_id: accountId, cents })))
        .execute();
    },
  };
}
