import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxMessageLength } from '../../src/drivers/telegram/telegram-bot.ts';
import { telegramText } from '../../src/mail/send-telegram.job.ts';
import { openMails, type OpenMail } from '../../src/modules/outbox/outbox.ts';
import { runOperator } from '../../src/run-operator.ts';
import { success } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { postponeJob } from '../postpone-job.ts';
import { startTelegramServer, type TelegramServer } from '../telegram-server.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { clientWithServer } from '../services/own-server.ts';
import { answer, openTicket } from '../tickets/support-desk.ts';
import { waitFor } from '../wait-for.ts';
import { linked } from './linked.ts';

let telegram: TelegramServer;
let api: TestApi;
let user: Registered;
let telegramId: string;
beforeAll(async () => {
  telegram = await startTelegramServer();
  const env = { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_URL: telegram.url, ORDER_MAIL_DELAY_SECONDS: '0' };
  api = await startTestApi({ database: 'postgres', env });
});
afterAll(async () => {
  await api.close();
  await telegram.down();
});
beforeEach(async () => {
  telegram.busy = { times: 0, seconds: 0 };
  user = await api.register({ language: 'ru' });
  telegramId = await linked(api, telegram, user);
});

/** Runs an outbox command next to the running server and returns what a terminal shows. */
async function outbox(...argv: string[]): Promise<string> {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  await runOperator(['outbox', ...argv], env, { print: write, complain: write });
  return lines.join('\n');
}

const toldTo = (chatId: string) => telegram.messages.filter((message) => message.chatId === chatId && message.text.includes('/supports/'));
const messages = (count = 1) => waitFor('a message', () => (toldTo(telegramId).length >= count ? toldTo(telegramId) : undefined));
const nothingLeft = () => waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined));
const mailed = () => readMails(api.mailFolder).filter(({ to, template }) => to === user.email && template === 'support-answer');
const waiting = (isSo: (mail: OpenMail) => boolean) =>
  waitFor('a message that was tried', async () =>
    (await openMails(api.app, 100)).find((mail) => mail.name === 'send-telegram' && isSo(mail)),
  );
const wasTried = () => waiting(({ state, error }) => state === 'waiting' && error !== null);

test("support's answer is sent via Telegram in the reader's language, verbatim and with a link to the ticket", async () => {
  const id = await openTicket(api, user.token, { subject: 'Где мой сервер?' });
  await answer(api, id, 'Он в {Helsinki} <b>с утра</b> _и_ *теперь*.\n\nПроверьте.');
  const [message] = await messages();
  expect(message?.text).toMatch(new RegExp(`^\\[#${id}\\] Где мой сервер\\?.*\n\nЗдравствуйте, Mira!`));
  expect(message?.text).toContain('Он в {Helsinki} <b>с утра</b> _и_ *теперь*.\n\nПроверьте.');
  expect(message?.text).toContain(`/supports/tickets/${id}\n`);
  expect(message?.text).not.toMatch(/письм/);
  await nothingLeft();
  expect([toldTo(telegramId).length, mailed().length]).toEqual([1, 1]);
});

test('topics apply to Telegram as to mail, and each channel can be switched off separately', fullOnly, async () => {
  const ask = (body: object) => api.call('updateNotificationPreferences', { token: user.token, body });
  const id = await openTicket(api, user.token);
  success(await ask({ email: false }));
  await answer(api, id, 'By Telegram alone.');
  await messages();
  await nothingLeft();
  success(await ask({ telegram: false, email: true }));
  await answer(api, id, 'By mail alone.');
  success(await ask({ telegram: true, support_tickets: false }));
  await answer(api, id, 'To nobody.');
  await nothingLeft();
  expect(toldTo(telegramId).map(({ text }) => text.includes('By Telegram alone.'))).toEqual([true]);
});

test('security messages and requested messages go by mail only', async () => {
  const count = telegram.messages.length;
  success(await api.call('requestPasswordReset', { body: { email: user.email } }));
  await waitFor('the mail', () => readMails(api.mailFolder).find(({ to, template }) => to === user.email && template === 'password-reset'));
  await nothingLeft();
  expect(telegram.messages).toHaveLength(count);
});

test('a cancellation is sent via Telegram while general notices are on, and always by mail', fullOnly, async () => {
  const { token, serviceId, registered } = await clientWithServer(api);
  const chatId = await linked(api, telegram, registered);
  const path = `/services/${serviceId}\n`;
  const sent = () => telegram.messages.filter((message) => message.chatId === chatId && message.text.includes(path));
  const body = { reason: 'The project is finished.', dry_run: false };
  success(await api.call('requestCancellation', { token, query: { id: serviceId }, body }));
  expect((await waitFor('a message', () => sent()[0])).text).toMatch(/You can turn them off there/);
  success(await api.call('updateNotificationPreferences', { token, body: { general: false } }));
  success(await api.call('withdrawCancellation', { token, query: { id: serviceId } }));
  await nothingLeft();
  const mails = readMails(api.mailFolder).filter(({ to, template }) => to === registered.email && template.startsWith('cancellation-'));
  expect([sent().length, mails.length]).toEqual([1, 2]);
});

test('while Telegram is down the answer and its mail are unaffected, and the message arrives once later', async () => {
  await telegram.down();
  const id = await openTicket(api, user.token);
  await answer(api, id, 'It is mended.');
  const mail = await wasTried();
  await postponeJob(api.app, mail.id);
  expect(success(await api.call('getTicket', { token: user.token, query: { id } })).messages.at(-1)?.body).toBe('It is mended.');
  await waitFor('the mail', () => mailed()[0]);
  const line = (await outbox('list')).split('\n').find((one) => one.startsWith(mail.id));
  expect(line).toMatch(new RegExp(`support-answer +${user.email} on Telegram, ${telegramId}  .*No response from Telegram: ECONNREFUSED`));
  // The stored failure must not contain the bot's token.
  const { rows } = await api.app.database.read((tx) =>
    sql<{ kept: string }>`select row_to_json(job)::text as kept from pgboss.job where id = ${mail.id}::uuid`.execute(tx),
  );
  expect(rows[0]?.kept).toContain('ECONNREFUSED');
  expect(`${rows[0]?.kept} ${await outbox('show', mail.id)}`).not.toContain(telegram.token.slice(12));
  await telegram.up();
  expect(await outbox('retry', mail.id)).toBe('Retrying 1 message now.');
  await messages();
  await nothingLeft();
  expect(toldTo(telegramId)).toHaveLength(1);
});

test("after Telegram asks to wait it isn't called earlier, and the message arrives once", fullOnly, async () => {
  const before = telegram.calls.length;
  telegram.busy = { times: 1, seconds: 3 };
  await answer(api, await openTicket(api, user.token));
  await messages();
  await nothingLeft();
  expect(toldTo(telegramId)).toHaveLength(1);
  const [first = 0, second = 0, ...more] = telegram.calls.slice(before);
  expect(more).toEqual([]);
  // The client's clock starts when the response arrives, slightly after the call.
  expect(second - first).toBeGreaterThanOrEqual(3_000);
});

test('a user who blocked the bot is unlinked and sees why, still gets mail, and can link again with a new code', fullOnly, async () => {
  telegram.friends.delete(telegramId);
  const id = await openTicket(api, user.token);
  await answer(api, id);
  const state = async () => success(await api.call('getTelegramLink', { token: user.token })).state;
  await waitFor('the end of the link', async () => ((await state()) === 'lost' ? true : undefined));
  await waitFor('the mail', () => mailed()[0]);
  await nothingLeft();
  const calls = telegram.calls.length;
  await answer(api, id, 'And one more thing.');
  await nothingLeft();
  expect([telegram.calls.length, toldTo(telegramId).length]).toEqual([calls, 0]);

  telegramId = await linked(api, telegram, user);
  expect(await state()).toBe('linked');
  await answer(api, id, 'And here we are.');
  await messages();
});

test('nothing is sent to an ID that replaced the verified one', async () => {
  const id = await openTicket(api, user.token);
  const profile = { token: user.token };
  const { email: _email, status: _status, main_user: _mainUser, ...before } = success(await api.call('getClientProfile', profile));
  telegram.friends.add('777');
  success(await api.call('updateClientProfile', { ...profile, body: { ...before, telegram_id: '777' } }));
  await answer(api, id);
  await waitFor('the mail', () => mailed()[0]);
  await nothingLeft();
  expect([toldTo('777'), toldTo(telegramId)]).toEqual([[], []]);
});

test('a long answer is shortened, but never its link, and never within a character', () => {
  const link = { kind: 'link', label: 'Open the ticket', url: 'https://portal.example.com/supports/tickets/7' } as const;
  const text = telegramText({ subject: 'An answer', blocks: [{ kind: 'quote', text: '😀'.repeat(30_000) }, link] }, 'Portico');
  expect(text.length).toBeLessThanOrEqual(maxMessageLength);
  expect(text.length).toBeGreaterThan(maxMessageLength - 10);
  expect(text).toContain(link.url);
  expect(text.isWellFormed()).toBe(true);
});
