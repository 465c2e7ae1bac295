import { Writable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { createLogger } from '../../src/platform/logger.ts';
import { success } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { startTestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

function memory(): { stream: Writable; text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream, text: () => text };
}

test('no log line contains a password, token or code, at the finest level and with failures', async () => {
  const log = memory();
  const api = await startTestApi({ log: log.stream });
  try {
    const secret = `Secret-${randomUUID()}-7A`;
    const { token, email } = await api.register({ password: secret, password_repeat: secret });
    const signedIn = success(await api.call('login', { body: { email, password: secret, rememberMe: 1 } }));
    await api.call('login', { body: { email, password: `${secret}x`, rememberMe: 1 } });
    await fetch(`${api.url}/v1/login?password=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"${secret}`,
    });
    await fetch(`${api.url}/${secret}`, { headers: { authorization: `Bearer ${token}` } });
    await api.call('logout', { token });
    await api.app.database.transaction((tx) => sql`alter table session rename to lost`.execute(tx));
    expect((await api.call('getAccountMeta', { token: signedIn.accessToken ?? '' })).status).toBe(500);
    const code = /^(\d{6})$/m.exec(readMails(api.mailFolder)[0]?.text ?? '')?.[1] ?? 'no code';
    expect(log.text()).toContain('"operation":"login"');
    expect(log.text()).toContain('request failed');
    for (const word of [secret, token, signedIn.accessToken ?? '', email]) expect(log.text()).not.toContain(word);
    expect(log.text()).not.toMatch(new RegExp(`\\D${code}\\D`));
  } finally {
    await api.close();
  }
});

test('a refused request is one line that says who, from where, what and why, in UTC', async () => {
  const log = memory();
  const api = await startTestApi({ log: log.stream });
  try {
    const { token, user, email } = await api.register();
    await api.call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 } });
    await api.call('getAccountMeta', { token: 'pat_x' });
    await api.call('requestEmailChange', { token, body: { email: 'no address\n{"level":60}' } });
    const lines = log
      .text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const refused = lines.filter(({ problem }) => problem !== undefined);
    expect(refused).toMatchObject([
      { operation: 'login', status: 422, problem: 'credentials_invalid', ip: '127.0.0.1' },
      { operation: 'getAccountMeta', status: 401, problem: 'unauthorized', ip: '127.0.0.1' },
      { operation: 'requestEmailChange', status: 422, problem: 'validation_failed', ip: '127.0.0.1', userId: user.id },
    ]);
    for (const line of refused) expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*Z$/), requestId: expect.any(String) });
  } finally {
    await api.close();
  }
});

test('a failed request tells its caller nothing about the inside', async () => {
  const api = await startTestApi();
  try {
    const { token } = await api.register();
    await api.app.database.transaction((tx) => sql`alter table invoice rename to lost`.execute(tx));
    const response = await fetch(`${api.url}/v1/invoice`, { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } });
    const problem = (await response.json()) as Record<string, unknown>;
    expect([response.status, problem['code']]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(problem)).not.toMatch(/relation|select|\.ts|\bat /);
  } finally {
    await api.close();
  }
});

test('a failure in the queue is logged with a message', fullOnly, async () => {
  const log = memory();
  const api = await startTestApi({ log: log.stream });
  const run = (statement: string) => api.app.database.transaction((tx) => sql.raw(statement).execute(tx));
  type Line = { msg: string; err?: { type: string; message: string; code: string } };
  try {
    await run('alter table pgboss.job_common rename to lost');
    // The queue itself reports an Error, its workers a plain object.
    const lines = await waitFor('lines about the queue', async () => {
      const failures = log
        .text()
        .split('\n')
        .filter((text) => text.includes('job queue failed'));
      return failures.length >= 10 ? failures : undefined;
    });
    for (const line of lines) {
      expect((JSON.parse(line) as Line).err).toMatchObject({ message: expect.stringMatching(/does not exist/), code: '42P01' });
    }
    await run('alter table pgboss.lost rename to job_common');
  } finally {
    await api.close();
  }
});

test('a value logged under the name of a secret is redacted', () => {
  const log = memory();
  createLogger('info', log.stream).info({
    password: 'p1',
    body: { token: 't1', user: { accessToken: 'a1' } },
    headers: { authorization: 'Bearer b1' },
  });
  expect(log.text()).not.toMatch(/p1|t1|a1|b1/);
  expect(log.text().match(/\[redacted\]/g)).toHaveLength(4);
});

test('a failed statement is logged without its values', () => {
  const log = memory();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mira@example.com)',
    params: ['s3cret'],
    query: 'insert',
  });
  createLogger('info', log.stream).error({ err: new Error('it failed', { cause: error }) });
  expect(log.text()).toContain('"code":"23505"');
  expect(log.text()).not.toMatch(/mira|s3cret/);
});
