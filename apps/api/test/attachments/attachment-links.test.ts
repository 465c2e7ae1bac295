import { afterAll, beforeAll, expect, test } from 'vitest';
import { showTicketCommand } from '../../src/modules/tickets/show-ticket.command.ts';
import { commandContext } from '../command-context.ts';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { attach, openTicketWith } from './attach.ts';
import { png } from './pictures.ts';

const clock = testClock();
let api: TestApi;
let client: Registered;
let stranger: Registered;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
  client = await api.register();
  stranger = await api.register();
});
afterAll(() => api.close());

const messages = async (id: number, token = client.token) => success(await api.call('getTicket', { token, query: { id } })).messages;
const open = (url: string) => fetch(new URL(url, api.url));

test("a link needs no token, can't run anything, isn't cached, and downloads under the file's name", async () => {
  const { url } = await attach(api, client.token, undefined, 'снимок "1".png');
  const { status, headers } = await open(url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': `attachment; filename="______ 1.png"; filename*=UTF-8''${encodeURIComponent('снимок 1.png')}`,
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('404: a link that was altered, belongs to another file, or has expired', async () => {
  const [{ url, id, preview_url: preview }, other] = [await attach(api, client.token), await attach(api, client.token)];
  const changed = [
    url.replace(id, other.id),
    url.replace('variant=full', 'variant=preview'),
    preview.replace('variant=preview', 'variant=../../secrets-key'),
    url.replace(/until=(\d+)/, (_all, until: string) => `until=${Number(until) + 600}`),
    url.replace(/signature=./, 'signature='),
    url.replace(/&signature.*/, ''),
    `${url}&id=${other.id}`,
    url.replace(id, "' or 1=1--"),
    '/v1/file/content',
  ];
  for (const one of changed) expect([one, (await open(one)).status]).toEqual([one, 404]);
  expect((await open(url)).status).toBe(200);
  clock.turn(11 * minuteMs);
  expect((await open(url)).status).toBe(404);
});

test('a link stays the same for some minutes, so that a refetched thread loads no image again', async () => {
  const ticketId = await openTicketWith(api, client.token, [(await attach(api, client.token)).id]);
  const url = async () => (await messages(ticketId))[0]?.attachments[0]?.url;
  expect(await url()).toBe(await url());
});

test('only readers of the ticket get a link, including an impersonating operator', async () => {
  const { id } = await attach(api, client.token);
  const ticketId = await openTicketWith(api, client.token, [id]);
  const code = await impersonationCode(api.app, client.email, { write: true });
  const { accessToken } = success(await api.call('exchangeImpersonationCode', { body: { code } }));
  const [message] = await messages(ticketId, accessToken);
  expect((await open(message?.attachments[0]?.preview_url ?? '')).status).toBe(200);
  expect(refusal(await api.call('getTicket', { token: stranger.token, query: { id: ticketId } })).status).toBe(404);
  expect(refusal(await api.call('uploadFile', { token: accessToken, query: { name: 'a.png' }, body: await png() })).code).toBe(
    'not_allowed_while_impersonating',
  );
});

test('an operator who shows a ticket gets links that are valid for an hour', async () => {
  const id = await openTicketWith(api, client.token, [(await attach(api, client.token, undefined, 'снимок.png')).id]);
  const lines: string[] = [];
  await showTicketCommand.run(commandContext(api.app, { print: (line) => lines.push(line) }), String(id));
  const [, link = ''] = /\[снимок\.png\] (http\S+)/.exec(lines.join('\n')) ?? [];
  const { pathname, search } = new URL(link);
  clock.turn(59 * minuteMs);
  expect((await open(`${pathname}${search}`)).status).toBe(200);
  clock.turn(15 * minuteMs);
  expect((await open(`${pathname}${search}`)).status).toBe(404);
});
