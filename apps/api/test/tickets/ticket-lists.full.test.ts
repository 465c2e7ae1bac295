import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actFor } from '../../src/operations/act-for.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { everything, ticketsRepository, type TicketFilter } from '../../src/modules/tickets/tickets.repository.ts';
import { indexesOf, nodesOf, planOf } from '../database/query-plan.ts';
import { startTestApi, type Registered, type TestApi, type TestDatabase } from '../test-api.ts';

const page = { page: 1, perPage: 25, offset: 0 };

describe.each<[TestDatabase, number]>([
  ['postgres', 100_000],
  ['pglite', 10_000],
])('ticket lists on %s with %d tickets', (database, many) => {
  let api: TestApi;
  let big: Registered;
  let small: Registered;
  const clientOf = async ({ user }: Registered) => {
    const row = (tx: Transaction) => tx.selectFrom('client_user').select('client_id as clientId').where('id', '=', user.id);
    const { clientId } = await api.app.database.read((tx) => row(tx).executeTakeFirstOrThrow());
    return { userId: user.id, ...actFor(clientId) };
  };
  const insert = async (who: Registered, tickets: number) => {
    const { clientId } = await clientOf(who);
    await api.app.database.transaction((tx) =>
      sql`insert into ticket (client_id, subject, department, status, created_at, updated_at, search_text)
        select ${clientId}, 'Ticket ' || number, (array['finance', 'support'])[number % 2 + 1],
          (array['open', 'customer-reply', 'admin-reply', 'closed', 'closed'])[number % 5 + 1], now(), now() - number * interval '1 minute',
          'ticket about server ' || number || ' and the word w' || number % 997
        from generate_series(1, ${tickets}::integer) as number`.execute(tx),
    );
  };
  beforeAll(async () => {
    api = await startTestApi({ database });
    big = await api.register();
    small = await api.register();
    await insert(big, many);
    await insert(small, 100);
    await api.app.database.transaction((tx) => sql`analyze ticket, ticket_count, ticket_unread`.execute(tx));
  }, 240_000);
  afterAll(() => api.close());

  const planFor = async (who: Registered, filter: Partial<TicketFilter>) => {
    const reader = await clientOf(who);
    return await api.app.database.transaction(async (tx) => {
      // A sequential scan is just as fast for ten thousand rows, so it is disabled to see the alternative.
      if (database === 'pglite') await sql`set local enable_seqscan = off`.execute(tx);
      return await planOf(tx, (asking) => ticketsRepository(asking, reader).list({ ...everything, ...filter }, page));
    });
  };

  test.each<[Partial<TicketFilter>, string]>([
    [{}, 'ticket_of_client'],
    [{ status: ['open'] }, 'ticket_of_client_by_status'],
    [{ department: ['finance'] }, 'ticket_of_client_by_department'],
    [{ department: ['finance'], status: ['open'] }, 'ticket_of_client_by_department_and_status'],
  ])('%j is read in index order, whether a client has a hundred tickets or all of them', async (filter, index) => {
    for (const who of [big, small]) {
      const plan = await planFor(who, filter);
      expect(indexesOf(plan)).toContain(index);
      expect(nodesOf(plan)).not.toContain('Seq Scan of ticket');
    }
    expect(nodesOf(await planFor(big, filter))).not.toContain('Sort');
  });

  test('several statuses are read by an index too, and sorted only if few tickets have them', async () => {
    const filter = { status: ['open', 'customer-reply'] } as const;
    const [ofBig, ofSmall] = [await planFor(big, filter), await planFor(small, filter)];
    // Most tickets that wait for support are the big client's, so their own index has its first page.
    expect(indexesOf(ofBig).join()).toMatch(/^ticket_(?:of_client|waiting)/);
    expect(nodesOf(ofBig)).not.toContain('Sort');
    expect(indexesOf(ofSmall).join()).toMatch(/^ticket_of_client/);
    for (const plan of [ofBig, ofSmall]) expect(nodesOf(plan)).not.toContain('Seq Scan of ticket');
  });

  test("a search reads only the client's part of the word index", async () => {
    for (const who of [big, small]) {
      const plan = await planFor(who, { q: 'w977 server' });
      expect(indexesOf(plan)).toContain('ticket_search');
      expect(nodesOf(plan)).not.toContain('Seq Scan of ticket');
    }
  });

  test("a list's total is read without counting rows", async () => {
    const reader = await clientOf(big);
    const plan = await api.app.database.read((tx) => planOf(tx, (asking) => ticketsRepository(asking, reader).count(everything)));
    expect(nodesOf(plan).join()).not.toContain('ticket_of_client');
    const counted = await api.app.database.read(async (tx) => {
      const tickets = ticketsRepository(tx, reader);
      const filters = [
        {},
        { status: ['closed'] },
        { department: ['finance'] },
        { department: ['support'], status: ['open', 'closed'] },
      ] satisfies Partial<TicketFilter>[];
      const kept = await Promise.all(filters.map((filter) => tickets.count({ ...everything, ...filter })));
      const { rows } = await sql<{ all: number; closed: number; finance: number; several: number }>`select count(*)::integer as all,
        count(*) filter (where status = 'closed')::integer as closed, count(*) filter (where department = 'finance')::integer as finance,
        count(*) filter (where department = 'support' and status in ('open', 'closed'))::integer as several
        from ticket where client_id = ${reader.clientId}`.execute(tx);
      return { kept, real: Object.values(rows[0] ?? {}) };
    });
    expect(counted.kept).toEqual(counted.real);
    expect(counted.kept[0]).toBe(many);
  });
});
