import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';

describe.each(testedDatabases)('on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database });
  });
  afterAll(() => api.close());

  describe('getAccountMeta answers 200', () => {
    test("counts only the client's own records", async () => {
      const { token, user } = await api.register();
      const other = await api.register();
      const now = new Date();
      await api.app.database.transaction(async (tx) => {
        const { client_id: clientId } = await tx
          .selectFrom('client_user')
          .select('client_id')
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow();
        const ticket = { client_id: clientId, subject: 'A question', department: 'support', created_at: now, updated_at: now } as const;
        const rows = [
          { ...ticket, status: 'admin-reply' as const },
          { ...ticket, status: 'closed' as const },
          { ...ticket, status: 'admin-reply' as const },
        ];
        const tickets = await tx.insertInto('ticket').values(rows).returning('id').execute();
        // A ticket with an unread answer counts in any status; one that was read doesn't.
        const unread = tickets.slice(0, 2).map(({ id }) => ({ user_id: user.id, ticket_id: id }));
        await tx.insertInto('ticket_unread').values(unread).execute();
        const invoice = { client_id: clientId, amount_cents: 1_990, created_at: now, due_date: '2026-12-01', search_text: '' };
        await tx
          .insertInto('invoice')
          .values([
            { ...invoice, id: 900_000, status: 'unpaid' },
            { ...invoice, id: 900_001, status: 'paid', paid_at: now },
          ])
          .execute();
      });
      expect(success(await api.call('getAccountMeta', { token }))).toEqual({
        ...user,
        balance: 0,
        admin_reply_ticket_count: 2,
        unpaid_invoice_count: 1,
      });
      expect(success(await api.call('getAccountMeta', { token: other.token }))).toEqual(other.user);
    });
  });

  describe('getAccountMeta answers 401', () => {
    test("refuses a request without a token in the reader's language", async () => {
      expect(refusal(await api.call('getAccountMeta', { language: 'ru' })).message).toBe('Сеанс завершён. Войдите снова.');
    });
  });
});
