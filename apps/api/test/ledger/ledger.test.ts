import { actFor } from '../../src/operations/act-for.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';
import { checkLedger } from '../../src/modules/billing/ledger/check-ledger.ts';
import { bookInvoiceSettlement, bookPaymentReceived, clientBalanceCents } from '../../src/modules/billing/ledger/ledger.ts';
import { balance, expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi, type TestDatabase } from '../test-api.ts';

describe.each<TestDatabase>(['pglite', 'postgres'])('the ledger on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  let clientId: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    const registered = await api.register();
    client = shopper(api.call, registered.token);
    clientId = await api.app.database.read(async (tx) => {
      const row = await tx.selectFrom('client_user').select('client_id').where('id', '=', registered.user.id).executeTakeFirstOrThrow();
      return row.client_id;
    });
    await client.fund(100);
    await client.pay(await client.order(), balance);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => api.app.database.transaction(work);
  const run = (statement: string) => inTransaction((tx) => sql.raw(statement).execute(tx));

  test.each([
    ['an update of an entry', 'update ledger_entry set cents = cents + 1'],
    ['a delete of an entry', 'delete from ledger_entry'],
    ['a truncate of the entries', 'truncate ledger_entry'],
    ['an update of a transaction', `update ledger_transaction set reference = 'other'`],
    ['a delete of a transaction', 'delete from ledger_transaction'],
    ['a truncate of everything', 'truncate ledger_account, ledger_transaction, ledger_entry'],
    ['a direct change of a balance', 'update ledger_account set balance_cents = 1000000'],
    ['a delete of an account', 'delete from ledger_account'],
    [
      'an account that opens with money',
      `insert into ledger_account (code, kind, client_id, balance_cents) select 'x', 'client_balance', max(id) + 1, 5 from client`,
    ],
  ])('the database refuses %s', async (_name, statement) => {
    await expect(run(statement)).rejects.toThrow(/refused|by ledger entries only|opens with nothing/);
  });

  const insertTransaction = async (tx: Transaction, reference: string, entries: [account: string, cents: number][]) => {
    const at = new Date();
    const { id } = await tx
      .insertInto('ledger_transaction')
      .values({ kind: 'adjustment', reference, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [code, cents] of entries) {
      const row = await tx.selectFrom('ledger_account').select('id').where('code', '=', code).executeTakeFirstOrThrow();
      await tx.insertInto('ledger_entry').values({ transaction_id: id, account_id: row.id, cents }).execute();
    }
    return id;
  };

  test("the database refuses entries that don't sum to zero", async () => {
    const booking = inTransaction((tx) =>
      insertTransaction(tx, 'unbalanced', [
        ['sales', 5],
        [`client:${clientId}`, -4],
      ]),
    );
    await expect(booking).rejects.toThrow('sum to 1, not to zero');
  });

  test('the database refuses a transaction with one entry or none', async () => {
    await expect(inTransaction((tx) => insertTransaction(tx, 'one', [['sales', 5]]))).rejects.toThrow('fewer than two entries');
    await expect(inTransaction((tx) => insertTransaction(tx, 'none', []))).rejects.toThrow('fewer than two entries');
  });

  test('the database refuses a customer balance below zero', async () => {
    const booking = inTransaction((tx) => bookInvoiceSettlement(tx, { id: 999_999, clientId, amountCents: 100_000_000 }, new Date()));
    await expect(booking).rejects.toThrow('ledger_account_not_below_zero');
  });

  test('the database refuses a customer balance of one cent below zero', async () => {
    const cents = await api.app.database.read((tx) => clientBalanceCents(tx, actFor(clientId)));
    const booking = inTransaction((tx) => bookInvoiceSettlement(tx, { id: 999_998, clientId, amountCents: cents + 1 }, new Date()));
    await expect(booking).rejects.toThrow('ledger_account_not_below_zero');
  });

  test('the database refuses an entry added after its transaction was checked', async () => {
    const late = inTransaction(async (tx) => {
      const id = await insertTransaction(tx, 'checked-early', [
        ['sales', 500_000],
        [`client:${clientId}`, -1],
        [`sales`, -499_999],
      ]);
      await sql.raw('set constraints all immediate').execute(tx);
      const { id: accountId } = await tx
        .selectFrom('ledger_account')
        .select('id')
        .where('code', '=', `client:${clientId}`)
        .executeTakeFirstOrThrow();
      await tx.insertInto('ledger_entry').values({ transaction_id: id, account_id: accountId, cents: 500_000 }).execute();
    });
    await expect(late).rejects.toThrow('sum to 500000, not to zero');
  });

  test("a temporary table can't shadow the accounts", async () => {
    const rolledBack = new Error('rolled back');
    const before = await api.app.database.read((tx) => clientBalanceCents(tx, actFor(clientId)));
    let after: unknown;
    await inTransaction(async (tx) => {
      const { id: accountId } = await tx
        .selectFrom('ledger_account')
        .select('id')
        .where('code', '=', `client:${clientId}`)
        .executeTakeFirstOrThrow();
      const { id: salesId } = await tx.selectFrom('ledger_account').select('id').where('code', '=', 'sales').executeTakeFirstOrThrow();
      await sql.raw('create temporary table ledger_account (like ledger_account including all) on commit drop').execute(tx);
      const { id } = await tx
        .insertInto('ledger_transaction')
        .values({ kind: 'adjustment', reference: 'shadow', created_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = (account_id: number, cents: number) => ({ transaction_id: id, account_id, cents });
      await tx
        .insertInto('ledger_entry')
        .values([entry(accountId, 5), entry(salesId, -5)])
        .execute();
      const { rows } = await sql<{
        balance_cents: number;
      }>`select balance_cents from public.ledger_account where id = ${accountId}`.execute(tx);
      after = rows[0]?.balance_cents;
      throw rolledBack;
    }).catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
    expect(after).toBe(before + 5);
  });

  test('the database refuses to settle an invoice twice or to book a payment twice', async () => {
    const settle = () => inTransaction((tx) => bookInvoiceSettlement(tx, { id: 10_001, clientId, amountCents: 1 }, new Date()));
    await expect(settle()).rejects.toThrow('duplicate key');
    const { id } = await api.app.database.read((tx) =>
      tx.selectFrom('payment').select('id').where('method_id', '=', 2).executeTakeFirstOrThrow(),
    );
    const book = () => inTransaction((tx) => bookPaymentReceived(tx, { id, clientId, gatewayId: 'sandbox', amountCents: 1 }, new Date()));
    await expect(book()).rejects.toThrow('duplicate key');
  });

  test('the database refuses entries for a committed transaction', async () => {
    const { id } = await api.app.database.read((tx) => tx.selectFrom('ledger_transaction').select('id').executeTakeFirstOrThrow());
    const late = inTransaction(async (tx) => {
      const { id: accountId } = await tx.selectFrom('ledger_account').select('id').where('code', '=', 'sales').executeTakeFirstOrThrow();
      const entry = { transaction_id: id, account_id: accountId };
      await tx
        .insertInto('ledger_entry')
        .values([
          { ...entry, cents: 5 },
          { ...entry, cents: -5 },
        ])
        .execute();
    });
    await expect(late).rejects.toThrow('is closed');
  });

  test.each([
    ['paid to unpaid', `update invoice set status = 'unpaid', paid_at = null where status = 'paid'`],
    ['another amount', 'update invoice set amount_cents = amount_cents + 1'],
  ])('the database refuses to change an invoice: %s', async (_name, statement) => {
    await expect(run(statement)).rejects.toThrow(/stays so|does not change/);
  });

  test('a refused booking leaves the balance unchanged', async () => {
    const before = await api.app.database.read((tx) => clientBalanceCents(tx, actFor(clientId)));
    await inTransaction((tx) =>
      insertTransaction(tx, 'refused', [
        [`client:${clientId}`, 5],
        ['sales', -4],
      ]),
    ).catch(() => {});
    expect(await api.app.database.read((tx) => clientBalanceCents(tx, actFor(clientId)))).toBe(before);
  });

  // Each violation is rolled back, so that the ledger balances again.
  test.each([
    [
      'an invoice that is called paid',
      `update invoice set status = 'paid', paid_at = now() where status = 'unpaid'`,
      /is settled by 0 transactions/,
    ],
    [
      'a payment that is called succeeded',
      `update payment set status = 'succeeded', decided_at = now() where status = 'pending'`,
      /is booked by 0 transactions/,
    ],
    ['a gap in the invoice numbers', `update invoice_counter set last_number = last_number + 1`, /invoice numbers/],
    ['a line of another amount', `update invoice_item set amount_cents = amount_cents + 1`, /its lines over/],
    ['a service that was never paid', `update service set status = 'active' where status = 'pending'`, /is active, its invoice/],
    ['a lost service', `delete from service where status = 'pending'`, /ordered were/],
  ])('check-ledger finds %s', async (_name, statement, finding) => {
    await client.checkout(await client.order());
    await client.topUp(10);
    const rolledBack = new Error('rolled back');
    let findings: string[] = [];
    await inTransaction(async (tx) => {
      await sql.raw(`alter table invoice_item drop constraint if exists invoice_item_service_id_fkey`).execute(tx);
      await sql.raw(statement).execute(tx);
      ({ findings } = await checkLedger(tx));
      throw rolledBack;
    }).catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
    expect(findings.join('\n')).toMatch(finding);
  });
});
