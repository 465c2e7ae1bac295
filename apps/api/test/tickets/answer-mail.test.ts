import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allMails } from '../../src/registry/modules.ts';
import { success } from '../contract-client.ts';
import { readMails, verificationCode, type ReceivedMail } from '../mailbox.ts';
import { colleagueOf, noRoles } from '../people.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { answer, openTicket } from './support-desk.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const answersTo = (email: string) => readMails(api.mailFolder).filter((mail) => mail.to === email && mail.template === 'support-answer');
const sentTo = (email: string, count = 1) =>
  waitFor(`${count} answers to ${email}`, () => (answersTo(email).length >= count ? answersTo(email) : undefined));
/** Mails are sent roughly in order, so once this one has arrived, an earlier one would have too. */
async function afterAnother(): Promise<void> {
  const other = await api.register();
  const id = await openTicket(api, other.token);
  for (let count = 1; count <= 3; count += 1) {
    await answer(api, id);
    await sentTo(other.email, count);
  }
}

test("support's answer is mailed in the reader's language, with the ticket's number and a link", async () => {
  const { token, email } = await api.register({ language: 'ru' });
  const id = await openTicket(api, token, { subject: 'Где мой сервер?' });
  await answer(api, id, 'Он в {Helsinki} <b>с утра</b>.\n\nПроверьте, пожалуйста.');
  const [mail] = await sentTo(email);
  expect(mail?.text).toContain(`Поддержка ответила на ваш тикет #${id} «Где мой сервер?»:`);
  expect(mail?.text).toContain('Он в {Helsinki} <b>с утра</b>.\n\nПроверьте, пожалуйста.');
  expect(mail?.text).toContain(`/supports/tickets/${id}\n`);
  expect(mail?.text).toContain('/settings/notifications');
});

test("the subject has the ticket's number, and mail programs group a ticket's answers", async () => {
  const { token, email } = await api.register();
  const id = await openTicket(api, token, { subject: 'Reverse DNS' });
  await answer(api, id);
  await answer(api, id, 'And one more thing.');
  await sentTo(email, 2);
  const files = readdirSync(api.mailFolder).filter((name) => name.includes(email) && name.includes('support-answer'));
  const messages = files.map((name) => readFileSync(path.join(api.mailFolder, name), 'utf8'));
  for (const message of messages) {
    expect(message).toContain(`Subject: [#${id}] Reverse DNS: support replied`);
    expect(message).toMatch(new RegExp(`^References: <ticket-${id}@`, 'm'));
  }
  expect(messages.filter((message) => message.includes('<b>'))).toEqual([]);
});

test.each([{ email: false }, { support_tickets: false }] as const)(
  'a user who disabled it with %o gets no mail, but the answer is there',
  async (preferences) => {
    const { token, email } = await api.register();
    success(await api.call('updateNotificationPreferences', { token, body: preferences }));
    const id = await openTicket(api, token);
    await answer(api, id);
    await afterAnother();
    expect(answersTo(email)).toEqual([]);
    expect(success(await api.call('getTicket', { token, query: { id } })).status).toBe('admin-reply');
  },
);

test("a colleague who can read tickets gets the mail too, but not one who can't or was removed", async () => {
  const { token, email } = await api.register();
  const [reader, stranger, removed] = [
    await colleagueOf(api, token, { ...noRoles, support: 'read' }),
    await colleagueOf(api, token, { ...noRoles, billing: 'write' }),
    await colleagueOf(api, token, { ...noRoles, support: 'write' }),
  ];
  const id = await openTicket(api, token);
  success(await api.call('removeClientUser', { token, query: { id: removed.id } }));
  await answer(api, id);
  await sentTo(email);
  await sentTo(reader.email);
  await afterAnother();
  expect([...answersTo(stranger.email), ...answersTo(removed.email)]).toEqual([]);
});

test("one POST to the header's link unsubscribes this user only, and opening the link changes nothing", async () => {
  const { token, email } = await api.register();
  const colleague = await colleagueOf(api, token, { ...noRoles, support: 'read' });
  const id = await openTicket(api, token);
  await answer(api, id);
  await sentTo(email);
  const file = readdirSync(api.mailFolder).find((name) => name.includes(email) && name.includes('support-answer')) ?? '';
  const message = readFileSync(path.join(api.mailFolder, file), 'utf8').replaceAll(/\r?\n[ \t]+/g, ' ');
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const given = new URL(/^List-Unsubscribe: <(.+)>\r?$/m.exec(message)?.[1]?.replaceAll(' ', '') ?? '');
  const link = `${api.url}${given.pathname}${given.search}`;
  const post = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const wanted = async () => success(await api.call('getNotificationPreferences', { token }));

  const opened = await fetch(link, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/settings/notifications']);
  for (const changed of [
    link.replace('support_tickets', 'general'),
    link.replace(/user=\d+/, `user=${colleague.id}`),
    link.replace(/&signature.*/, ''),
  ])
    expect((await post(changed)).status).toBe(404);
  expect(await wanted()).toMatchObject({ support_tickets: true, general: true, email: true });
  expect([(await post(link)).status, (await post(link)).status]).toEqual([204, 204]);
  expect(await wanted()).toMatchObject({ support_tickets: false, general: true, email: true });
  const colleaguesOwn = success(await api.call('getNotificationPreferences', { token: colleague.token }));
  expect(colleaguesOwn.support_tickets).toBe(true);
});

test('a code that a user waits for is sent before a hundred answers', { ...fullOnly, timeout: 120_000 }, async () => {
  const { token } = await api.register();
  const id = await openTicket(api, token);
  for (let count = 0; count < 100; count += 1) await answer(api, id);
  const answersIn = (mails: readonly ReceivedMail[]) => mails.filter(({ template }) => template === 'support-answer').length;
  const body = signupRequest();
  success(await api.call('signUp', { body }));
  const sentBefore = answersIn(readMails(api.mailFolder));
  await verificationCode(api.mailFolder, body.email);
  const mails = readMails(api.mailFolder);
  const sentFirst =
    answersIn(
      mails.slice(
        0,
        mails.findIndex(({ to }) => to === body.email),
      ),
    ) - sentBefore;
  // Mails whose sending had already begun.
  expect(sentFirst).toBeLessThan(50);
});

test('each mail has the topic that controls it, and security or requested mails have none', () => {
  expect(Object.fromEntries(allMails.filter(({ topic }) => topic !== undefined).map(({ name, topic }) => [name, topic]))).toEqual({
    'support-answer': 'support_tickets',
    'invoice-cancelled': 'invoices_and_billing',
    'order-cancelled': 'invoices_and_billing',
    'order-received': 'invoices_and_billing',
    'order-reminder': 'invoices_and_billing',
    'order-sold-out': 'invoices_and_billing',
    'payment-receipt': 'invoices_and_billing',
    'top-up-receipt': 'invoices_and_billing',
    'server-ready': 'general',
    'renewal-invoice': 'invoices_and_billing',
    'renewal-paid': 'invoices_and_billing',
    'renewal-reminder': 'invoices_and_billing',
    refunded: 'invoices_and_billing',
    'refund-sent': 'invoices_and_billing',
    'refund-returned': 'invoices_and_billing',
  });
});
