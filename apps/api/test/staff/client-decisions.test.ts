import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsOf, turnTwoFactorOn } from '../authenticator.ts';
import { refusal, success } from '../contract-client.ts';
import { clientIdOf, commandsOf } from '../operator/run-command.ts';
import { passkeyPeople } from '../passkey-people.ts';
import { colleagueOf } from '../people.ts';
import { balance, expectBooksToHold, shopper } from '../shop.ts';
import { signupRequest, startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { giveTelegramId } from '../telegram/linked.ts';
import { testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';

let api: TestApi;
let commands: ReturnType<typeof commandsOf>;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
  // An open checkout is closed at its gateway.
  commands = commandsOf(api, { PORTICO_CONFIG: path.join(import.meta.dirname, '../../../demo/portico.config.ts') });
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const why = '--reason=Ticket 512';
const mailTo = ({ email }: Registered, template: string) =>
  waitFor(`mail ${template}`, () => mailsOf(api, email).find((mail) => mail.template === template));
const lastChange = async (clientId: number) =>
  (await commands.json<{ items: Record<string, unknown>[] }>('log', 'list', `--client=${clientId}`)).items[0];

describe('client credit', () => {
  test('corrects the balance up and down, never below zero, and the statement shows it', async () => {
    const client = await api.register();
    const clientId = await clientIdOf(api, client.email);
    const credited = await commands.json('client', 'credit', client.email, '12.50', why);
    expect(credited).toEqual({ client_id: clientId, amount_cents: 1250, balance_cents: 1250, log_id: expect.any(Number) });
    expect(await commands.json('client', 'credit', String(clientId), '-2,50', why)).toMatchObject({ balance_cents: 1000 });
    expect(await commands.run('client', 'credit', client.email, '-10.01', why)).toMatchObject({
      code: 1,
      output: "The balance is 10.00 EUR, and can't go below zero.",
    });
    expect(await shopper(api.call, client.token).balance()).toBe(10);
    const { items } = success(await api.call('listBalanceEntries', { token: client.token }));
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['adjustment', -2.5],
      ['adjustment', 12.5],
    ]);
    expect(await lastChange(clientId)).toMatchObject({ operation: 'creditClient', reason: 'Ticket 512', details: { amount_cents: -250 } });
  });

  test('refuses a correction without a reason, and what is no amount', fullOnly, async () => {
    const client = await api.register();
    expect(await commands.run('client', 'credit', client.email, '1')).toMatchObject({
      code: 1,
      output: expect.stringContaining('needs a reason'),
    });
    for (const amount of ['0', '1.234', 'all'])
      expect(await commands.run('client', 'credit', client.email, amount, why)).toMatchObject({
        code: 1,
        output: expect.stringContaining('AMOUNT'),
      });
  });
});

describe('invoice cancel', () => {
  test('ends an unpaid order with its services and closes its checkout', async () => {
    const client = await api.register();
    const shop = shopper(api.call, client.token);
    const invoice = await shop.order();
    const { paymentId } = await shop.checkout(invoice);
    expect(await commands.json('invoice', 'cancel', String(invoice), why)).toMatchObject({
      invoice_id: invoice,
      kind: 'order',
      ended_services: [expect.any(Number)],
    });
    expect((await shop.invoice(invoice)).status).toBe('cancelled');
    expect((await shop.sync(paymentId)).status).toBe('cancelled');
    expect((await shop.services()).map(({ status }) => status)).toEqual(['delete']);
    expect((await mailTo(client, 'invoice-cancelled')).text).toContain('There’s nothing left to pay');
    expect(await commands.run('invoice', 'cancel', String(invoice), why)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is cancelled'),
    });
  });

  test('refuses a paid invoice, a missing one, and one without a reason', fullOnly, async () => {
    const client = await api.register();
    const shop = shopper(api.call, client.token);
    await shop.fund(50);
    const [paid, unpaid] = [await shop.order(), await shop.order()];
    await shop.pay(paid, balance);
    expect(await commands.run('invoice', 'cancel', String(paid), why)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is paid'),
    });
    expect(await commands.run('invoice', 'cancel', '99999', why)).toMatchObject({ code: 1, output: "Invoice 99999 doesn't exist." });
    expect(await commands.run('invoice', 'cancel', String(unpaid))).toMatchObject({
      code: 1,
      output: expect.stringContaining('needs a reason'),
    });
  });
});

describe('client reset-two-factor', () => {
  test('turns it off, ends all sessions, and tells the user by mail and in the activity', async () => {
    const client = await api.register();
    await turnTwoFactorOn(api, client.token, testClock());
    const clientId = await clientIdOf(api, client.email);
    expect(await commands.run('client', 'reset-two-factor', client.email)).toMatchObject({ code: 1 });
    expect(await commands.json('client', 'reset-two-factor', client.email, why)).toMatchObject({ client_id: clientId });
    expect((await api.call('getAccountMeta', { token: client.token })).status).toBe(401);
    const body = { email: client.email, password: client.password, rememberMe: 0 as const };
    const { accessToken: token } = success(await api.call('login', { body }));
    const { items } = success(await api.call('listActivity', { token: token ?? '' }));
    expect(items.find(({ kind }) => kind === 'two_factor_disabled')).toMatchObject({ device: null, ip: null });
    const reset = await waitFor('the mail about it', () =>
      mailsOf(api, client.email).find(({ text }) => text.includes('Our support turned off two-factor authentication')),
    );
    expect(reset.template).toBe('two-factor-changed');
    expect(await lastChange(clientId)).toMatchObject({ operation: 'resetTwoFactor', reason: 'Ticket 512' });
    expect(await commands.run('client', 'reset-two-factor', client.email, why)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is off'),
    });
  });
});

describe('client end-sessions', () => {
  const login = (email: string, password: string) => api.call('login', { body: { email, password, rememberMe: 0 } });
  const status = async (token: string) => (await api.call('getAccountMeta', { token })).status;

  test('ends all sessions of one user, who has to sign in again', fullOnly, async () => {
    const client = await api.register();
    const second = success(await login(client.email, client.password)).accessToken ?? '';
    const other = await api.register();
    expect(await commands.run('client', 'end-sessions', client.email)).toMatchObject({ code: 1 });
    expect(await commands.run('client', 'end-sessions', 'nobody@example.com', why)).toMatchObject({ code: 1 });
    expect(await commands.json('client', 'end-sessions', client.email, why)).toEqual({ ended: 2 });
    expect([await status(client.token), await status(second), await status(other.token)]).toEqual([401, 401, 200]);
    expect(success(await login(client.email, client.password)).status).toBe('success');
    const clientId = await clientIdOf(api, client.email);
    expect(await lastChange(clientId)).toMatchObject({ operation: 'endSessions', reason: 'Ticket 512', details: { ended: 2 } });
  });

  test('ends the sessions of every user', fullOnly, async () => {
    const [one, other] = [await api.register(), await api.register()];
    const { ended } = await commands.json<{ ended: number }>('client', 'end-sessions', 'all', why);
    expect(ended).toBeGreaterThanOrEqual(2);
    expect([await status(one.token), await status(other.token)]).toEqual([401, 401]);
  });
});

describe('client close', () => {
  test('lists what has to be settled first', fullOnly, async () => {
    const client = await api.register();
    const shop = shopper(api.call, client.token);
    await shop.fund(15);
    const invoice = await shop.order();
    await shop.checkout(invoice);
    expect(await commands.run('client', 'close', client.email, why)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/still has services \d+; unpaid invoices \d+; 1 pending payments; a balance of 15\.00 EUR\.$/),
    });
    expect((await api.call('getAccountMeta', { token: client.token })).status).toBe(200);
  });

  test('removes its users and sessions, keeps its invoices, and frees the email', async () => {
    const client = await api.register();
    const clientId = await clientIdOf(api, client.email);
    const colleague = await colleagueOf(api, client.token);
    const shop = shopper(api.call, client.token);
    const invoice = await shop.order();
    await commands.run('invoice', 'cancel', String(invoice), why);
    expect(await commands.json('client', 'close', client.email, why)).toEqual({ client_id: clientId, removed_users: 2 });
    for (const { token } of [client, colleague]) expect((await api.call('getAccountMeta', { token })).status).toBe(401);
    const body = { email: client.email, password: client.password, rememberMe: 0 as const };
    expect(refusal(await api.call('login', { body })).status).toBe(422);
    expect(await commands.json('client', 'show', String(clientId))).toMatchObject({ closed_at: expect.any(String), email: client.email });
    expect((await commands.json<{ items: object[] }>('invoice', 'list', `--client=${clientId}`)).items).toHaveLength(1);
    expect(await commands.run('client', 'close', String(clientId), why)).toMatchObject({
      code: 1,
      output: expect.stringContaining('already closed'),
    });
    const sent = mailsOf(api, client.email).length;
    success(await api.call('signUp', { body: signupRequest({ email: client.email }) }));
    await waitFor('a code for the new sign-up', () => mailsOf(api, client.email)[sent]);
  });

  test('removes its users’ credentials and contact details, and keeps what the books and staff need', async () => {
    const { origin } = new URL(api.app.configuration.publicUrl);
    const client = await passkeyPeople(api, origin).holder();
    const colleague = await colleagueOf(api, client.token);
    await turnTwoFactorOn(api, client.token, testClock());
    await giveTelegramId(api, client.token, '512512512');
    const clientId = await clientIdOf(api, client.email);
    const users = await api.app.database.transaction(async (tx) => {
      await tx.updateTable('client').set({ phone: '+37060000512', vat_id: 'LT512' }).where('id', '=', clientId).execute();
      const rows = await tx.selectFrom('client_user').select('id').where('client_id', '=', clientId).orderBy('id').execute();
      const link = { wanted_id: null, code_hash: null, code_expires_at: null, lost_at: null };
      for (const { id } of rows)
        await tx
          .insertInto('telegram_link')
          .values({ user_id: id, ...link, linked_id: '512512512', linked_at: new Date() })
          .execute();
      return rows.map(({ id }) => id);
    });
    // Users who left earlier are the client's too.
    const list = success(await api.call('listClientUsers', { token: client.token }));
    const id = list.users.find(({ email }) => email === colleague.email)?.id ?? 0;
    success(await api.call('removeClientUser', { token: client.token, query: { id } }));
    const rowsOf = (table: 'two_factor' | 'recovery_code' | 'passkey' | 'passkey_holder' | 'known_device' | 'telegram_link' | 'activity') =>
      api.app.database.read((tx) => tx.selectFrom(table).select('user_id').where('user_id', 'in', users).execute());
    const secrets = ['two_factor', 'recovery_code', 'passkey', 'passkey_holder', 'known_device', 'telegram_link'] as const;
    for (const table of secrets) expect.soft(await rowsOf(table), table).not.toEqual([]);
    const activity = await rowsOf('activity');
    await commands.json('client', 'close', client.email, why);
    for (const table of secrets) expect.soft(await rowsOf(table), table).toEqual([]);
    expect(await rowsOf('activity')).toEqual(expect.arrayContaining(activity));
    const [kept] = await api.app.database.read((tx) => tx.selectFrom('client').selectAll().where('id', '=', clientId).execute());
    expect(kept).toMatchObject({ phone: null, telegram_id: null, vat_id: 'LT512', closed_at: expect.any(Date) });
    const left = await api.app.database.read((tx) => tx.selectFrom('client_user').selectAll().where('id', 'in', users).execute());
    for (const user of left) expect(user).toMatchObject({ password_hash: '', first_name: expect.stringMatching(/./) });
  });

  test('an open client keeps its main user', async () => {
    const client = await api.register();
    const removal = api.app.database.transaction((tx) =>
      tx.updateTable('client_user').set({ removed_at: new Date() }).where('email', '=', client.email).execute(),
    );
    await expect(removal).rejects.toMatchObject({ code: '23514' });
  });
});
