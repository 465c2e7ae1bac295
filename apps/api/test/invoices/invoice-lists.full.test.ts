import { actFor } from '../../src/operations/act-for.ts';
import { allInvoicesRepository } from '../../src/modules/billing/invoices/all-invoices.repository.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoicesRepository, type InvoiceFilter } from '../../src/modules/billing/invoices/invoices.repository.ts';
import { success } from '../contract-client.ts';
import { indexesOf, nodesOf, planOf } from '../database/query-plan.ts';
import { shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi, type TestDatabase } from '../test-api.ts';
import { insertInvoices } from './many-invoices.ts';

const page = { page: 1, perPage: 25, offset: 0 };
const everything = { q: undefined, status: undefined };

describe.each<[TestDatabase, number]>([
  ['postgres', 100_000],
  ['pglite', 10_000],
])('invoice lists on %s with %d invoices', (database, many) => {
  let api: TestApi;
  let big: Registered;
  let small: Registered;
  const clientOf = ({ user }: Registered) =>
    api.app.database.read(
      async (tx) => (await tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow()).client_id,
    );
  beforeAll(async () => {
    api = await startTestApi({ database });
    big = await api.register();
    small = await api.register();
    const [bigId, smallId] = [await clientOf(big), await clientOf(small)];
    await api.app.database.transaction((tx) => insertInvoices(tx, bigId, 1_000_000, many));
    await api.app.database.transaction((tx) => insertInvoices(tx, smallId, 2_000_000, 100));
    await api.app.database.transaction((tx) => sql`analyze invoice, invoice_count`.execute(tx));
  }, 240_000);
  afterAll(() => api.close());

  const planFor = async (who: Registered, filter: Partial<InvoiceFilter>) => {
    const clientId = await clientOf(who);
    return await api.app.database.transaction(async (tx) => {
      // A sequential scan is just as fast for ten thousand rows, so it is disabled to see the alternative.
      if (database === 'pglite') await sql`set local enable_seqscan = off`.execute(tx);
      return await planOf(tx, (asking) => invoicesRepository(asking, actFor(clientId)).list({ ...everything, ...filter }, page));
    });
  };

  test.each<[Partial<InvoiceFilter>, string]>([
    [{}, 'invoice_of_client'],
    [{ status: 'unpaid' }, 'invoice_of_client_by_status'],
  ])('%j is read in index order, whether a client has a hundred invoices or all of them', async (filter, index) => {
    const [ofBig, ofSmall] = [await planFor(big, filter), await planFor(small, filter)];
    expect(indexesOf(ofSmall)).toEqual([index]);
    // For a client with almost all invoices, the primary key's order is as good.
    expect([index, 'invoice_pkey']).toContain(indexesOf(ofBig).join());
    for (const plan of [ofBig, ofSmall]) expect(nodesOf(plan).join()).not.toMatch(/Seq Scan|Sort/);
  });

  test("a search reads only the client's part of the word index", async () => {
    for (const who of [big, small]) {
      const plan = await planFor(who, { q: 'w97 frankfurt' });
      expect(indexesOf(plan)).toContain('invoice_search');
      expect(nodesOf(plan)).not.toContain('Seq Scan of invoice');
    }
  });

  test('finds one of all invoices by its number, its last digits or part of a hostname', async () => {
    const found = async (q: string) =>
      success(await api.call('listInvoices', { token: big.token, query: { q } })).items.map(({ id }) => id);
    expect(await found(String(1_000_000 + many - 5))).toEqual([1_000_000 + many - 5]);
    expect(await found(`web-${many - 5}.example`)).toEqual([1_000_000 + many - 5]);
    expect(await found(String(many - 5).slice(-4))).toContain(1_000_000 + many - 5);
    expect(await found('nothing')).toEqual([]);
  });

  test("a list's total is read without counting rows", async () => {
    const clientId = await clientOf(big);
    const plan = await api.app.database.read((tx) =>
      planOf(tx, (asking) => invoicesRepository(asking, actFor(clientId)).count(everything)),
    );
    expect(nodesOf(plan).join()).not.toContain('of invoice,');
    expect(indexesOf(plan).join()).not.toContain('invoice_of_client');
  });

  test('the total follows orders, payments, cancellations and rollbacks', async () => {
    const client = shopper(api.call, small.token);
    const [paid, cancelled] = [await client.order(), await client.order()];
    await client.order();
    await client.fund(100);
    success(await client.pay(paid, 1));
    await api.app.database.transaction((tx) => allInvoicesRepository(tx).markCancelled(cancelled, new Date()));
    const clientId = await clientOf(small);
    const failing = api.app.database.transaction(async (tx) => {
      await insertInvoices(tx, clientId, 3_000_000, 7);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    const { rows } = await api.app.database.read((tx) =>
      sql<{ status: string; invoices: number; real: number }>`
        select status, invoices, (select count(*)::integer from invoice where invoice.client_id = counted.client_id and invoice.status = counted.status) as real
        from invoice_count counted where client_id = ${clientId} order by status`.execute(tx),
    );
    expect(rows).toEqual([
      { status: 'cancelled', invoices: 21, real: 21 },
      { status: 'paid', invoices: 61, real: 61 },
      { status: 'unpaid', invoices: 21, real: 21 },
    ]);
    expect(success(await api.call('listInvoices', { token: small.token })).total).toBe(103);
    expect(success(await api.call('listInvoices', { token: small.token, query: { status: 'paid' } })).total).toBe(61);
  });
});
