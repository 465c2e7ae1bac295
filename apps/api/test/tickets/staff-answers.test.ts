import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processEnv } from '../api-process.ts';
import { mailsOf } from '../authenticator.ts';
import { success } from '../contract-client.ts';
import { rawMails } from '../mailbox.ts';
import { commandsOf } from '../operator/run-command.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { openTicket } from './support-desk.ts';

const staffAddress = 'support@provider.test';
const script = path.join(import.meta.dirname, '../../src/operator.ts');

let api: TestApi;
let client: Registered;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres', env: { STAFF_EMAIL: staffAddress } });
  client = await api.register();
});
afterAll(() => api.close());

const answers = async (id: number) =>
  success(await api.call('getTicket', { token: client.token, query: { id } }))
    .messages.filter(({ author }) => author.kind === 'operator')
    .map(({ author, body }) => [author.name, body]);

/** Runs the command from a shell, with this on standard input. */
async function answerFromShell(id: number, input: string, env: Readonly<Record<string, string>>, ...options: string[]) {
  const database = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  const argv = [script, 'ticket', 'answer', String(id), ...options];
  const child = spawn(process.execPath, argv, { env: { ...processEnv(), ...database, ...env } });
  child.stdin.end(input);
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, output };
}

test('an answer shows the name of who wrote it, or support if no one gave a name', fullOnly, async () => {
  const id = await openTicket(api, client.token);
  await commandsOf(api).run('ticket', 'answer', String(id), 'By the setting.');
  await commandsOf(api).run('ticket', 'answer', String(id), 'By the option.', '--by', 'Boris');
  await commandsOf(api, { PORTICO_STAFF: '' }).run('ticket', 'answer', String(id), 'By no one.');
  expect(await answers(id)).toEqual([
    ['anna', 'By the setting.'],
    ['Boris', 'By the option.'],
    ['Support', 'By no one.'],
  ]);
});

test('an answer is read from a file', fullOnly, async () => {
  const id = await openTicket(api, client.token);
  const file = path.join(api.dataFolder, 'answer.txt');
  writeFileSync(file, 'Two lines,\nin a file.\n');
  expect(await commandsOf(api).json('ticket', 'answer', String(id), '--file', file)).toMatchObject({ ticket_id: id });
  expect(await answers(id)).toEqual([['anna', 'Two lines,\nin a file.']]);
  expect(await commandsOf(api).run('ticket', 'answer', String(id), 'Twice', '--file', file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Give the answer once'),
  });
});

test('an answer is read from standard input', fullOnly, async () => {
  const id = await openTicket(api, client.token);
  expect(await answerFromShell(id, 'From a pipe.\n', {})).toMatchObject({ code: 0 });
  expect((await answers(id)).map(([, body]) => body)).toEqual(['From a pipe.']);
});

test('an answer is written in the editor above the thread, which is not sent', fullOnly, async () => {
  const id = await openTicket(api, client.token, { description: 'How long is a piece of string?' });
  const editor = path.join(api.dataFolder, 'editor.sh');
  writeFileSync(
    editor,
    `grep -q 'How long is a piece of string?' "$1" && { echo 'As long as you need.'; cat "$1"; } > "$1.new" && mv "$1.new" "$1"\n`,
  );
  expect(await answerFromShell(id, '', { EDITOR: `sh ${editor}`, VISUAL: `sh ${editor}` }, '--editor')).toMatchObject({ code: 0 });
  expect((await answers(id)).map(([, body]) => body)).toEqual(['As long as you need.']);
  expect(await answerFromShell(id, '', { EDITOR: 'false', VISUAL: 'false' }, '--editor')).toMatchObject({ code: 1 });
  expect(await answers(id)).toHaveLength(1);
});

test('staff get a mail about each new ticket, with its text', async () => {
  const id = await openTicket(api, client.token, { subject: 'Out of string', description: 'Is there more of it?' });
  const mail = await waitFor('the mail to staff', () => mailsOf(api, staffAddress).find((one) => one.text.includes(`ticket answer ${id}`)));
  expect(mail.template).toBe('new-ticket');
  for (const words of ['Is there more of it?', 'Mira Novak', 'Out of string']) expect(mail.text).toContain(words);
});

test("staff get a mail about each reply of a customer, in the new ticket's thread", async () => {
  const id = await openTicket(api, client.token, { subject: 'More string' });
  const idempotencyKey = randomUUID();
  const reply = { token: client.token, query: { id }, body: { description: 'It is still too short.', attachments: [] }, idempotencyKey };
  success(await api.call('replyTicket', reply));
  success(await api.call('replyTicket', reply));
  const replies = () => mailsOf(api, staffAddress).filter(({ template }) => template === 'ticket-reply');
  const mail = await waitFor('the mail to staff', () => replies()[0]);
  for (const words of ['It is still too short.', 'Mira Novak', `ticket answer ${id}`]) expect(mail.text).toContain(words);
  const raw = rawMails(api.mailFolder, staffAddress).find(({ head }) => head.includes(`Reply to ticket ${id}: More string`));
  expect(raw?.head).toMatch(new RegExp(`^References: <new-ticket-${id}@`, 'm'));
  expect(replies()).toHaveLength(1);
});
