import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { answer, openTicket, ticketRequest } from './support-desk.ts';

describe.each(testedDatabases)('tickets on %s', (database) => {
  let api: TestApi;
  let client: Registered;
  let stranger: Registered;
  let serviceId: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = await api.register();
    stranger = await api.register();
    const shop = shopper(api.call, client.token);
    await shop.order();
    serviceId = (await shop.services())[0]?.id ?? 0;
  });
  afterAll(() => api.close());

  const view = async (id: number, before?: number) =>
    success(await api.call('getTicket', { token: client.token, query: before === undefined ? { id } : { id, before } }));
  const list = async (query: object = {}) => success(await api.call('listTickets', { token: client.token, query }));

  describe('createTicket', () => {
    test("200: opens a ticket about a service, in the reader's language", async () => {
      const body = ticketRequest({
        subject: '  Reverse\tDNS \u202egnp.exe ',
        description: '\n one\r\n\r\n  two \u001b[31m ',
        service_id: serviceId,
      });
      const created = success(await api.call('createTicket', { token: client.token, idempotencyKey: randomUUID(), body, language: 'ru' }));
      expect(created.message).toBe('Тикет открыт. Ответ появится здесь.');
      expect(await view(created.ticket_id)).toMatchObject({
        subject: 'Reverse DNS gnp.exe',
        status: 'open',
        department: 'support',
        service: { id: serviceId },
        unread: false,
        message_count: 1,
        has_earlier: false,
        messages: [{ author: { kind: 'client', name: 'Mira Novak' }, body: ' one\n\n  two [31m' }],
      });
    });

    test('200: a repeated or concurrent request makes one ticket', async () => {
      const before = (await list()).total;
      const sending = { token: client.token, idempotencyKey: randomUUID(), body: ticketRequest({ subject: 'Sent twice' }) };
      const answers = await Promise.all([1, 2, 3].map(() => api.call('createTicket', sending)));
      expect(new Set(answers.map((one) => success(one).ticket_id)).size).toBe(1);
      expect((await list()).total).toBe(before + 1);
    });

    test('401: refuses a request without a token', async () => {
      expect(refusal(await api.call('createTicket', { idempotencyKey: randomUUID(), body: ticketRequest() })).status).toBe(401);
    });

    test('403: refuses a user without write access', async () => {
      const reader = await colleagueOf(api, client.token, { ...noRoles, support: 'read' });
      const refused = await api.call('createTicket', { token: reader.token, idempotencyKey: randomUUID(), body: ticketRequest() });
      expect(refusal(refused)).toMatchObject({ status: 403, code: 'not_allowed' });
    });

    test.each([
      [{ subject: '    abcd ' }, 'subject', 'too_short', { min: 5 }],
      [{ subject: 'x'.repeat(61) }, 'subject', 'too_long', { max: 60 }],
      [{ subject: '\u202e\u2066' }, 'subject', 'required', {}],
      [{ description: 'abcd' }, 'description', 'too_short', { min: 5 }],
      [{ description: 'x'.repeat(65_001) }, 'description', 'too_long', { max: 65_000 }],
      [{ description: 'a\0bcdef' }, 'description', 'characters_not_allowed', {}],
      [{ department: 'sales' as 'support' }, 'department', 'not_in_list', {}],
      [{ service_id: 2_147_000_000 }, 'service_id', 'not_in_list', {}],
    ])('422: %2$s %3$s', async (changes, path, code, params) => {
      const sent = await api.call('createTicket', { token: client.token, idempotencyKey: randomUUID(), body: ticketRequest(changes) });
      expect(refusal(sent)).toMatchObject({ status: 422, errors: [{ path, code, params }] });
    });

    test("422: refuses another client's service like a missing one, and any service without access to services", async () => {
      const withService = { idempotencyKey: randomUUID(), body: ticketRequest({ service_id: serviceId }) };
      const colleague = await colleagueOf(api, client.token, { ...noRoles, support: 'write' });
      for (const { token } of [stranger, colleague]) {
        const sent = refusal(await api.call('createTicket', { ...withService, token }));
        expect(sent.errors).toEqual([{ path: 'service_id', code: 'not_in_list', params: {} }]);
      }
    });

    test('422: refuses the same key with another body', async () => {
      const idempotencyKey = randomUUID();
      success(await api.call('createTicket', { token: client.token, idempotencyKey, body: ticketRequest() }));
      const other = await api.call('createTicket', {
        token: client.token,
        idempotencyKey,
        body: ticketRequest({ subject: 'Another one' }),
      });
      expect(refusal(other).code).toBe('idempotency_key_reused');
    });
  });

  describe('listTickets', () => {
    test('200: lists recently changed first, with page, status, department and unread answers', async () => {
      const { token } = await api.register();
      const mine = async (query: object) => success(await api.call('listTickets', { token, query }));
      const first = await openTicket(api, token, { subject: 'First one', department: 'finance' });
      const second = await openTicket(api, token, { subject: 'Second one' });
      const third = await openTicket(api, token, { subject: 'Third one' });
      await answer(api, first);
      success(await api.call('closeTicket', { token, query: { id: second } }));
      const ids = async (query: object) => {
        const { items, total } = await mine(query);
        expect(total).toBe(items.length);
        return items.map(({ id }) => id);
      };
      expect(await ids({})).toEqual([second, first, third]);
      expect(await ids({ department: 'finance' })).toEqual([first]);
      expect(await ids({ status: 'closed' })).toEqual([second]);
      expect(await ids({ status: 'closed', department: 'finance' })).toEqual([]);
      expect(await ids({ status: ['closed', 'admin-reply'] })).toEqual([second, first]);
      expect(await ids({ status: ['closed', 'open'], department: ['finance', 'support'] })).toEqual([second, third]);
      expect(await ids({ unread: 1 })).toEqual([first]);
      expect(await ids({ unread: 0 })).toEqual([second, first, third]);
      expect(await mine({ page: 2, 'per-page': 2 })).toMatchObject({ total: 3, page: 2, per_page: 2, items: [{ id: third }] });
    });

    test('200: q finds words of the subject and the messages by inflection and prefix, and the number', async () => {
      const { token } = await api.register();
      const russian = await openTicket(api, token, { subject: 'Сервер не отвечает', description: 'Пинги до 203.0.113.25 пропадают.' });
      const english = await openTicket(api, token, { subject: 'Disk of edge-fra-01.acme.dev', description: 'Two sectors are failing.' });
      await answer(api, english, 'We replaced the backplane.');
      const found = async (q: string) => success(await api.call('listTickets', { token, query: { q } })).items.map(({ id }) => id);
      for (const q of ['сервера', 'СЕРВ', 'пинг', '203.0.113', 'отвечает сервер', String(russian)])
        expect([q, await found(q)]).toEqual([q, [russian]]);
      for (const q of ['fra', 'edge-fr', 'failed', 'backplane', "disk'", 'acme.dev']) expect([q, await found(q)]).toEqual([q, [english]]);
      for (const q of ['%', "' | 'zzz", ':*', '@', 'нет такого', '!disk & x']) expect([q, await found(q)]).toEqual([q, []]);
    });

    test('200: lists and finds no ticket of another client', async () => {
      const { token } = await api.register();
      expect(success(await api.call('listTickets', { token }))).toMatchObject({ total: 0, items: [] });
      expect(success(await api.call('listTickets', { token, query: { q: 'question' } }))).toMatchObject({ total: 0, items: [] });
    });

    test('401 and 403', async () => {
      expect(refusal(await api.call('listTickets')).status).toBe(401);
      const nobody = await colleagueOf(api, client.token, noRoles);
      expect(refusal(await api.call('listTickets', { token: nobody.token })).status).toBe(403);
    });

    test.each([{ status: 'new' }, { status: ['open', 'new'] }, { department: 'sales' }, { unread: 2 }, { q: 'a\0' }, { page: 0 }])(
      '422: refuses %j',
      async (query) => {
        expect(refusal(await api.call('listTickets', { token: client.token, query: query as object })).status).toBe(422);
      },
    );
  });

  describe('getTicket', () => {
    test('200: returns the newest fifty messages, and earlier ones by page', fullOnly, async () => {
      const id = await openTicket(api, client.token);
      for (let number = 1; number <= 54; number += 1) await answer(api, id, `Answer ${number}`);
      const newest = await view(id);
      expect([newest.message_count, newest.has_earlier, newest.messages.length]).toEqual([55, true, 50]);
      expect(newest.messages.map(({ body }) => body)).toEqual(Array.from({ length: 50 }, (_, index) => `Answer ${index + 5}`));
      const earlier = await view(id, newest.messages[0]?.id);
      expect([earlier.has_earlier, earlier.messages.map(({ body }) => body)]).toEqual([
        false,
        ['How long is a piece of string?', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4'],
      ]);
    });

    test('401 and 403', async () => {
      const id = await openTicket(api, client.token);
      expect(refusal(await api.call('getTicket', { query: { id } })).status).toBe(401);
      const nobody = await colleagueOf(api, client.token, noRoles);
      expect(refusal(await api.call('getTicket', { token: nobody.token, query: { id } })).status).toBe(403);
    });

    test("404: answers another client's ticket like a missing one", async () => {
      const id = await openTicket(api, client.token);
      for (const query of [{ id }, { id: 2_147_000_000 }]) {
        const refused = refusal(await api.call('getTicket', { token: stranger.token, query, language: 'ru' }));
        expect(refused).toMatchObject({ status: 404, code: 'not_found', message: 'Тикет не найден' });
      }
      expect(refusal(await api.call('getTicket', { token: stranger.token, query: { id } })).message).toBe('Ticket not found');
    });

    test('422: refuses an invalid number', async () => {
      expect(refusal(await api.call('getTicket', { token: client.token, query: { id: 0 } })).status).toBe(422);
    });
  });
});
