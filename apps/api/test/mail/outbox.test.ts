import { Writable } from 'node:stream';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueueMail } from '../../src/mail/enqueue-mail.ts';
import { passkeyChangedMail } from '../../src/modules/auth/mails.ts';
import { openMails, type OpenMail } from '../../src/modules/outbox/outbox.ts';
import { runOperator } from '../../src/run-operator.ts';
import { success } from '../contract-client.ts';
import { postponeJob } from '../postpone-job.ts';
import { startSmtpServer, type SmtpServer } from '../smtp-server.ts';
import { signupRequest, startTestApi, type TestApi } from '../test-api.ts';
import { answer, openTicket } from '../tickets/support-desk.ts';
import { waitFor } from '../wait-for.ts';

let smtp: SmtpServer;
let api: TestApi;
let email: string;
let token: string;
let logged = '';

const metricsToken = 'a-token-of-prometheus';
const errorsLogged = () =>
  logged
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .map((line): unknown => JSON.parse(line));

beforeAll(async () => {
  smtp = await startSmtpServer();
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  api = await startTestApi({ database: 'postgres', env: { SMTP_URL: smtp.url, METRICS_TOKEN: metricsToken }, log });
  const body = signupRequest();
  email = body.email;
  success(await api.call('signUp', { body }));
  const code = await waitFor('the code', () => /^(\d{6})$/m.exec(smtp.messages[0] ?? '')?.[1]);
  token = success(await api.call('verifyEmail', { body: { email, token: code } })).accessToken;
});
afterAll(async () => {
  await api.close();
  await smtp.down();
});
beforeEach(() => {
  smtp.mood = 'taking';
  smtp.delayMs = 0;
  smtp.taken = () => undefined;
});

/** Runs an outbox command next to the running server and returns what a terminal shows. */
async function outbox(...argv: string[]): Promise<{ code: number; output: string }> {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const env = { DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  const code = await runOperator(['outbox', ...argv], env, { print: write, complain: write });
  return { code, output: lines.join('\n') };
}

const openMail = (what: string, isSo: (mail: OpenMail) => boolean) =>
  waitFor(what, async () => (await openMails(api.app, 100)).find((mail) => mail.order.template === 'support-answer' && isSo(mail)));
const wasTried = () => openMail('a mail that was tried', ({ tries, state, error }) => tries > 0 && state === 'waiting' && error !== null);
const messagesOf = (key: string) => smtp.messages.filter((message) => message.includes(`Message-ID: <${key}@`));

/** Pooled connections go silent too. */
function greetNobody(): void {
  smtp.mood = 'silent';
  smtp.hangUp();
}

/** Closes pooled connections, because they have already signed in. */
function refuseSignIn(): void {
  smtp.mood = 'locked';
  smtp.hangUp();
}

const troubles = [
  ['is down', () => smtp.down(), /ECONNREFUSED/],
  ['greets nobody', greetNobody, /Greeting never received/],
  ['refuses for now', () => (smtp.mood = 'refusing'), /451 4\.3\.0 Try again later/],
  ['refuses the sign-in', refuseSignIn, /535 5\.7\.8 Authentication credentials invalid/],
] as const;

test.each(dailyRows(troubles, 1))(
  'a mail server that %s: the request succeeds, the operator sees the reason, and the mail arrives once later',
  async (_how, fail, why) => {
    const id = await openTicket(api, token, { subject: 'Reverse DNS' });
    await fail();
    await answer(api, id, 'It is mended.');
    const mail = await wasTried();
    await postponeJob(api.app, mail.id);
    expect(success(await api.call('getTicket', { token, query: { id } })).messages.at(-1)?.body).toBe('It is mended.');
    expect(messagesOf(mail.order.key)).toEqual([]);

    const { output } = await outbox('list');
    const line = output.split('\n').find((one) => one.startsWith(mail.id));
    expect(line).toMatch(
      new RegExp(`support-answer +${email}  \\d+ attempts?, next at \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d: .*${why.source}`),
    );
    expect((await outbox('show', mail.id)).output).toMatch(why);

    smtp.mood = 'taking';
    if (_how === 'is down') await smtp.up();
    expect(await outbox('retry', mail.id)).toEqual({ code: 0, output: 'Retrying 1 message now.' });
    await waitFor('the mail', () => messagesOf(mail.order.key)[0]);
    // No job remains that could send it again.
    await waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined));
    expect(messagesOf(mail.order.key)).toHaveLength(1);
    expect((await outbox('retry', mail.id)).output).toBe(`There is no unsent message ${mail.id}: it was sent or purged.`);
  },
);

test('a slow mail server receives the message once', fullOnly, async () => {
  smtp.delayMs = 300;
  const id = await openTicket(api, token);
  await answer(api, id);
  const { order } = await openMail('a mail that is being sent', ({ state }) => state === 'running');
  await waitFor('the mail', () => messagesOf(order.key)[0]);
  await waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined));
  expect(messagesOf(order.key)).toHaveLength(1);
});

test('a mail that was taken is done, although another of its batch is still waiting for the server', async () => {
  const answered = Promise.withResolvers<void>();
  let taken = 0;
  smtp.taken = () => {
    taken += 1;
    return taken === 1 ? answered.promise : undefined;
  };
  const { id: userId } = success(await api.call('getAccountMeta', { token }));
  const passkey = { recipient: { userId }, values: { change: 'added', name: 'Laptop' } } as const;
  // Of one transaction, so that one worker takes them together.
  await api.app.database.transaction(async (tx) => {
    for (const _ of [1, 2, 3]) await enqueueMail(api.app, tx, passkeyChangedMail, passkey);
  });
  const [waiting] = await waitFor('two mails that are done', async () => {
    const mails = await openMails(api.app, 100);
    return taken === 3 && mails.length === 1 ? mails : undefined;
  });
  expect(waiting).toMatchObject({ state: 'running', error: null });
  answered.resolve();
  await waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined));
  expect(taken).toBe(3);
});

test('a failed mail is retried automatically with the same Message-ID', fullOnly, async () => {
  smtp.mood = 'refusing';
  const id = await openTicket(api, token);
  await answer(api, id);
  const { order } = await wasTried();
  smtp.mood = 'taking';
  await waitFor('the mail', () => messagesOf(order.key)[0]);
  expect(messagesOf(order.key)).toHaveLength(1);
});

const wasGivenUp = () => openMail('a mail that was given up', ({ state }) => state === 'given up');

test('a permanently rejected mail fails at once, records the reason, is logged, and is sent by `retry all`', async () => {
  smtp.mood = 'rejecting';
  await answer(api, await openTicket(api, token));
  const mail = await wasGivenUp();
  const { code, output } = await outbox('list');
  expect([code, output.split('\n')[0]]).toEqual([0, expect.stringMatching(/support-answer .*abandoned after 1 attempt: .*550 5\.7\.1/)]);
  expect(errorsLogged()).toContainEqual(
    expect.objectContaining({ msg: 'job failed, no attempts left', job: 'send-mail', jobId: mail.id, attempt: 1 }),
  );
  smtp.mood = 'taking';
  expect((await outbox('retry', 'all')).output).toBe('Retrying 1 message now.');
  await waitFor('the mail', () => messagesOf(mail.order.key)[0]);
  expect(await outbox('retry', 'all')).toEqual({ code: 0, output: 'Retrying 0 messages now.' });
});

test('a refused sign-in is counted by /metrics and logged as an error until a mail is sent', async () => {
  refuseSignIn();
  await answer(api, await openTicket(api, token));
  const mail = await wasTried();
  const waiting = async () => {
    const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    return /^portico_open\{what="mail without sign-in"\} (\d+)$/m.exec(await response.text())?.[1];
  };
  expect(await waiting()).toBe('1');
  expect(errorsLogged()).toContainEqual(
    expect.objectContaining({ msg: 'the mail server rejected the SMTP_URL credentials, no email is sent until they are fixed' }),
  );
  smtp.mood = 'taking';
  await outbox('retry', mail.id);
  await waitFor('the mail', () => messagesOf(mail.order.key)[0]);
  await waitFor('no mail that waits', async () => (await waiting()) === '0');
});

test("a mail server's reply can't control the terminal, and an invalid id is refused with the usage", fullOnly, async () => {
  await waitFor('an empty outbox', async () => ((await openMails(api.app, 1)).length === 0 ? true : undefined));
  expect(await outbox('list')).toEqual({ code: 0, output: 'There are no unsent messages.' });
  smtp.mood = 'rejecting';
  smtp.words = '550 \u001b[2Jgo\u202eaway';
  await answer(api, await openTicket(api, token));
  const mail = await wasGivenUp();
  const { output } = await outbox('show', mail.id);
  expect(output).toContain('go');
  expect(output).not.toMatch(/\p{Cc}(?<!\n)|\u202e/u);
  smtp.mood = 'taking';
  await outbox('retry', mail.id);
  for (const argv of [
    ['show', '7'],
    ['retry', 'some'],
  ]) {
    expect(await outbox(...argv)).toEqual({
      code: 1,
      output: expect.stringContaining('is not a message id. `outbox list` shows the ids.'),
    });
  }
});
