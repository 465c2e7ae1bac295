import type { StreamEvent } from '@portico/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visibleEvents } from '../../src/modules/events/visible-events.ts';
import { publishEvent } from '../../src/platform/events/publish-event.ts';
import { success } from '../contract-client.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { readEvents } from './event-reader.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('streamEvents sends only what the user has a right to, and follows changes of rights', async () => {
  const { token } = await api.register();
  const colleague = await colleagueOf(api, token, { ...noRoles, services: 'read' });
  const { client_id: clientId } = await api.app.database.read((tx) =>
    tx.selectFrom('client_user').select('client_id').where('id', '=', colleague.id).executeTakeFirstOrThrow(),
  );
  const publishAll = (id: string) =>
    api.app.database.transaction(async (tx) => {
      for (const type of ['invoice', 'payment', 'service', 'ticket'] as const)
        publishEvent(tx, clientId, { type: `${type}.changed`, resource: { type, id }, status: null });
    });
  const stream = await readEvents(api.url, colleague.token);
  await publishAll('1');
  const roles = { ...noRoles, billing: 'read', support: 'write' } as const;
  success(await api.call('updateClientUserRoles', { token, query: { id: colleague.id }, body: { roles } }));
  await publishAll('2');
  const received = await stream.take(5);
  stream.close();
  expect(received.map(({ type, resource }) => `${type} ${resource?.id ?? ''}`.trim())).toEqual([
    'service.changed 1',
    'account.changed',
    'invoice.changed 2',
    'payment.changed 2',
    'ticket.changed 2',
  ]);
});

test('streamEvents sends nothing more to a user who was removed', async () => {
  const created_at = '2026-11-25T12:00:00Z';
  const invoice: StreamEvent = { id: '1', created_at, type: 'invoice.changed', resource: { type: 'invoice', id: '1' }, status: 'paid' };
  const account: StreamEvent = { id: '2', created_at, type: 'account.changed', resource: null, status: null };
  async function* happening() {
    yield* [invoice, account, invoice];
  }
  const received: StreamEvent[] = [];
  const main = { isMain: true, roles: noRoles };
  for await (const event of visibleEvents(happening(), main, () => Promise.resolve(undefined))) received.push(event);
  expect(received).toEqual([invoice]);
});
