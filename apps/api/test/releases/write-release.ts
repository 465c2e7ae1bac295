import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOperator } from '../../src/run-operator.ts';
import { startApiProcess } from '../api-process.ts';
import { success } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { waitFor } from '../wait-for.ts';
import { lived, type Lived } from './lived.ts';

/*
 * `pnpm --filter @portico/api release:data` writes the content of this version's database after a customer has used it, named by the last
 * migration. Run it at each release; files of earlier ones are kept.
 */
const last =
  readdirSync(path.join(import.meta.dirname, '../../src/platform/database/migrations'))
    .toSorted()
    .at(-1)
    ?.slice(0, -'.ts'.length) ?? '';
const file = path.join(import.meta.dirname, `${last}.backup`);
const folder = mkdtempSync(path.join(tmpdir(), 'portico-release-'));
const env = { DATA_FOLDER: folder, SECRETS_KEY: lived.secretsKey, RATE_LIMIT_FACTOR: '1000' };
try {
  const api = await startApiProcess({ env });
  const facts = await live(api);
  await api.kill('SIGTERM');
  rmSync(file, { force: true });
  const code = await runOperator(['backup', file], env, { print: console.log, complain: console.error });
  if (code !== 0) throw new Error('There is no backup');
  writeFileSync(file.replace(/backup$/, 'json'), `${JSON.stringify(facts, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function live({ call }: Awaited<ReturnType<typeof startApiProcess>>): Promise<Lived> {
  const { email, password } = lived;
  const names = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'ru' } as const;
  const wishes = { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 1 } as const;
  success(await call('signUp', { body: { ...names, ...wishes, email, password, password_repeat: password } }));
  const code = await verificationCode(path.join(folder, 'mail'), email);
  const token = success(await call('verifyEmail', { body: { email, token: code } })).accessToken;
  const once = () => ({ token, idempotencyKey: randomUUID() });

  const top = success(await call('topUpBalance', { ...once(), body: { paymentmethod: 2, amount: 500 } }));
  await fetch(top.url ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
  success(await call('syncPayment', { token, query: { id: top.payment_id ?? '' } }));
  const order = async (tariff: string, count: number, cycle: 'monthly' | 'annually') => {
    const item = { tariff, configoptions: {}, count, billing_cycle: cycle, promocode: null };
    return success(await call('placeOrder', { ...once(), body: { order_items: [item], payment_method: 1 } })).invoice_id;
  };
  for (const paid of [await order('vps-nvme-2-de', 2, 'monthly'), await order('storage-1tb-fi', 1, 'annually')])
    success(await call('payInvoice', { ...once(), query: { id: paid }, body: { paymentmethod: 1 } }));
  const unpaidInvoiceId = await order('vps-nvme-1-nl', 1, 'monthly');
  const active = await waitFor(
    'three active services',
    async () => {
      const { items } = success(await call('listServices', { token, query: { status: ['active'], 'per-page': 100 } }));
      return items.length === 3 ? items : undefined;
    },
    60_000,
  );
  // The smallest PNG: one pixel.
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const image = success(await call('uploadFile', { token, query: { name: 'снимок.png' }, body: dot }));
  const question = { subject: 'Где мой сервер?', description: 'Он был здесь.', department: 'support', service_id: null } as const;
  const ticket = success(await call('createTicket', { ...once(), body: { ...question, attachments: [image.id] } }));
  const { email: _e, status: _s, main_user: _m, ...profile } = success(await call('getClientProfile', { token }));
  success(await call('updateClientProfile', { token, body: { ...profile, telegram_id: '204981776', company_name: 'Novak GmbH' } }));
  success(await call('updateNotificationPreferences', { token, body: { telegram: true, general: false } }));
  return {
    balance: success(await call('getAccountMeta', { token })).balance,
    unpaidInvoiceId,
    hostnames: active.map(({ hostname }) => hostname).toSorted(),
    ticketId: ticket.ticket_id,
    imageBytes: image.bytes,
  };
}
