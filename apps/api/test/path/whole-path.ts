import { randomUUID } from 'node:crypto';
import type { SignupRequest } from '@portico/contract';
import { expect } from 'vitest';
import { success, type Call } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { decideOnSandbox, sandbox, shopper } from '../shop.ts';
import { signupRequest } from '../test-api.ts';

type Walk = {
  /** Alternates between the processes. */
  call: Call;
  mailFolder: string;
  language: SignupRequest['language'];
};

/** A stranger signs up, orders a server, pays and gets it through the API, with every response checked against the contract. */
export async function walkThePath({ call, mailFolder, language }: Walk): Promise<void> {
  const person = signupRequest({ language });
  success(await call('signUp', { body: person, language }));
  const code = await verificationCode(mailFolder, person.email);
  success(await call('verifyEmail', { body: { email: person.email, token: code }, language }));
  const signedIn = success(await call('login', { body: { email: person.email, password: person.password, rememberMe: 0 }, language }));
  const token = signedIn.accessToken ?? '';
  expect(success(await call('getAccountMeta', { token, language }))).toMatchObject({ balance: 0, unpaid_invoice_count: 0, language });

  const { items: categories } = success(await call('listCategories', { token, language }));
  const type = categories[0]?.type ?? '';
  const { items: placements } = success(await call('listPlacements', { token, language, query: { type } }));
  const country = placements[0]?.country ?? '';
  const { items: plans } = success(await call('listPlans', { token, language, query: { country, type } }));
  const tariff = plans[0]?.tariff ?? '';
  const { billing_cycles } = success(await call('getPlanConfiguration', { token, language, query: { tariff } }));

  const order_items = [
    {
      tariff,
      configoptions: { os: 'ubuntu-26.04', raid: 'raid-1', ipv4: 2, hostname: 'first.example.org' },
      count: 1,
      billing_cycle: billing_cycles[0]?.billing_cycle ?? 'monthly',
      promocode: null,
    },
  ];
  const placed = await call('placeOrder', { token, language, idempotencyKey: randomUUID(), body: { order_items, payment_method: 1 } });
  const { invoice_id: id } = success(placed);
  const { items: methods } = success(await call('listPaymentMethods', { token, language }));
  expect(methods.map((method) => method.id)).toContain(sandbox);
  expect(success(await call('getAccountMeta', { token, language }))).toMatchObject({ unpaid_invoice_count: 1 });

  const client = shopper(call, token);
  const { url, paymentId } = await client.checkout(id);
  await decideOnSandbox(url, 'pay');
  expect(await client.sync(paymentId)).toMatchObject({ status: 'succeeded', amount: (billing_cycles[0]?.price ?? 0) + 2.5 });
  expect(await client.invoice(id)).toMatchObject({ status: 'paid', paid_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string });
  const [service] = await client.activeServices(1);
  expect(service).toMatchObject({
    hostname: 'first.example.org',
    tariff,
    country,
    status: 'active',
    invoice_id: id,
    ip: expect.stringMatching(/^[\d.]+$/) as string,
  });
  expect(success(await call('listInvoices', { token, language, query: { status: 'paid' } }))).toMatchObject({ total: 1 });
  expect(success(await call('getAccountMeta', { token, language }))).toMatchObject({ balance: 0, unpaid_invoice_count: 0 });
  success(await call('logout', { token, language }));
  expect((await call('listServices', { token, language })).status).toBe(401);
}
