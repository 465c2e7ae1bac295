import { randomUUID } from 'node:crypto';
import type { ReplyTicketRequest } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeTicketAsSupport } from '../../src/modules/tickets/tickets.ts';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { answer, openTicket } from './support-desk.ts';

describe.each(testedDatabases)('ticket changes on %s', (database) => {
  let api: TestApi;
  let client: Registered;
  let stranger: Registered;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = await api.register();
    stranger = await api.register();
  });
  afterAll(() => api.close());

  const view = async (id: number) => success(await api.call('getTicket', { token: client.token, query: { id } }));
  const list = async (query: object = {}) => success(await api.call('listTickets', { token: client.token, query }));
  const unread = async (token = client.token) => success(await api.call('getAccountMeta', { token })).admin_reply_ticket_count;
  const reply = (id: number, body: ReplyTicketRequest = { description: 'Thank you.' }, token = client.token) =>
    api.call('replyTicket', { token, idempotencyKey: randomUUID(), query: { id }, body });

  describe('replyTicket', () => {
    test('200: adds a message and updates the status; a repeated request adds one', async () => {
      const id = await openTicket(api, client.token);
      const before = await unread();
      await answer(api, id);
      expect(await unread()).toBe(before + 1);
      const sending = { token: client.token, idempotencyKey: randomUUID(), query: { id }, body: { description: 'Thank you.' } };
      for (const sent of await Promise.all([api.call('replyTicket', sending), api.call('replyTicket', sending)])) success(sent);
      expect(await view(id)).toMatchObject({ status: 'customer-reply', unread: false, message_count: 3 });
      expect(await unread()).toBe(before);
    });

    test('401, 403 and 422', async () => {
      const id = await openTicket(api, client.token);
      const body = { description: 'Thank you.' };
      expect(refusal(await api.call('replyTicket', { idempotencyKey: randomUUID(), query: { id }, body })).status).toBe(401);
      const reader = await colleagueOf(api, client.token, { ...noRoles, support: 'read' });
      expect(refusal(await reply(id, body, reader.token)).status).toBe(403);
      expect(refusal(await reply(id, { description: ' \n ' })).errors).toEqual([{ path: 'description', code: 'required', params: {} }]);
    });

    test("404: refuses another client's ticket without changing it", async () => {
      const id = await openTicket(api, client.token);
      expect(refusal(await reply(id, undefined, stranger.token)).status).toBe(404);
      expect(refusal(await reply(2_147_000_000)).status).toBe(404);
      expect(await view(id)).toMatchObject({ status: 'open', message_count: 1 });
    });

    test('409: a closed ticket accepts no answer from anyone', async () => {
      const id = await openTicket(api, client.token);
      success(await api.call('closeTicket', { token: client.token, query: { id } }));
      expect(refusal(await reply(id))).toMatchObject({ status: 409, code: 'ticket_closed' });
      expect(await answer(api, id)).toBe(false);
      expect(await view(id)).toMatchObject({ status: 'closed', message_count: 1 });
    });
  });

  describe('closeTicket', () => {
    test('200: closes for good, whoever wrote last', async () => {
      const id = await openTicket(api, client.token);
      await answer(api, id);
      expect(success(await api.call('closeTicket', { token: client.token, query: { id } })).message).toBe('The ticket is closed.');
      expect(await view(id)).toMatchObject({ status: 'closed', unread: false, closed_by: { kind: 'client', name: 'Mira Novak' } });
    });

    test('a ticket that the provider closes says so, as the client too, and an open one names nobody', async () => {
      const id = await openTicket(api, client.token);
      expect((await view(id)).closed_by).toBeNull();
      await api.app.database.transaction((tx) => closeTicketAsSupport(tx, id, api.app.now()));
      expect((await view(id)).closed_by).toEqual({ kind: 'operator', name: 'Support' });
      const other = await openTicket(api, client.token);
      const code = await impersonationCode(api.app, client.email, { write: true });
      const { accessToken: token } = success(await api.call('exchangeImpersonationCode', { body: { code } }));
      success(await api.call('closeTicket', { token, query: { id: other } }));
      expect((await view(other)).closed_by).toEqual({ kind: 'operator', name: 'Support' });
    });

    test('409: one of many concurrent requests closes it', async () => {
      const id = await openTicket(api, client.token);
      const all = await Promise.all([1, 2, 3, 4].map(() => api.call('closeTicket', { token: client.token, query: { id } })));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect(all.filter(({ ok }) => !ok).map(({ body }) => ('code' in body ? body.code : ''))).toEqual(Array(3).fill('ticket_closed'));
    });

    test('401, 403, 404 and 422', async () => {
      const id = await openTicket(api, client.token);
      expect(refusal(await api.call('closeTicket', { query: { id } })).status).toBe(401);
      const reader = await colleagueOf(api, client.token, { ...noRoles, support: 'read' });
      expect(refusal(await api.call('closeTicket', { token: reader.token, query: { id } })).status).toBe(403);
      expect(refusal(await api.call('closeTicket', { token: stranger.token, query: { id } })).status).toBe(404);
      expect(refusal(await api.call('closeTicket', { token: client.token, query: { id: 0 } })).status).toBe(422);
      expect((await view(id)).status).toBe('open');
    });
  });

  describe('markTicketRead', () => {
    test('200: an answer is unread for each user separately, and reading it is published to the open portal', async () => {
      const owner = await api.register();
      const colleague = await colleagueOf(api, owner.token, { ...noRoles, support: 'read' });
      const id = await openTicket(api, owner.token);
      await answer(api, id);
      await answer(api, id, 'And one more thing.');
      expect([await unread(owner.token), await unread(colleague.token)]).toEqual([1, 1]);
      for (const _ of [1, 2]) success(await api.call('markTicketRead', { token: colleague.token, query: { id } }));
      expect([await unread(owner.token), await unread(colleague.token)]).toEqual([1, 0]);
      const events = await api.app.database.read((tx) =>
        tx
          .selectFrom('event')
          .innerJoin('client_user', 'client_user.client_id', 'event.client_id')
          .select('event.type')
          .where('client_user.id', '=', owner.user.id)
          .orderBy('event.sequence', 'desc')
          .limit(2)
          .execute(),
      );
      expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['account.changed', 'ticket.changed']));
      await answer(api, id, 'A third one.');
      expect(await unread(colleague.token)).toBe(1);
    });

    test('401, 403, 404 and 422', async () => {
      const id = await openTicket(api, client.token);
      expect(refusal(await api.call('markTicketRead', { query: { id } })).status).toBe(401);
      const nobody = await colleagueOf(api, client.token, noRoles);
      expect(refusal(await api.call('markTicketRead', { token: nobody.token, query: { id } })).status).toBe(403);
      expect(refusal(await api.call('markTicketRead', { token: stranger.token, query: { id } })).status).toBe(404);
      expect(refusal(await api.call('markTicketRead', { token: client.token, query: { id: 0 } })).status).toBe(422);
    });
  });

  test.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '\'; drop table ticket; -- =HYPERLINK("http://x")',
    '\u202eevil\u202c \u0007 \u001b]0;owned\u0007 text',
    '🏴‍☠️ i̷̛͓n̸ zalgo {count, plural, one {#}}',
  ])('hostile text is stored and returned as text: %j', async (text) => {
    const id = await openTicket(api, client.token, { subject: text.slice(0, 60), description: `${text}\nsecond line` });
    const ticket = await view(id);
    const shown = text.replaceAll(/[\p{Cc}]/gu, '');
    expect(ticket.messages[0]?.body).toBe(`${shown}\nsecond line`);
    expect(ticket.subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    expect((await list({ q: 'second line' })).items.some((one) => one.id === id)).toBe(true);
  });
});
