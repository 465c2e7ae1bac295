import { expect } from '@playwright/test';
import type { Invoice, InvoiceList, Payment, ServiceList, User } from '@portico/contract';
import type { Stranger } from './portal-fixture.ts';
import type { RunningApi } from './running-api.ts';

type Request = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Queries the account through the API with its own session. */
export async function askAsOwner(api: RunningApi, { email, password }: Stranger) {
  async function send<T>(path: string, { headers = {}, ...init }: Request = {}): Promise<T> {
    const answer = await fetch(`${api.origin}/v1/${path}`, { ...init, headers: { 'user-agent': 'journey', ...headers } });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as T;
  }
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const { accessToken } = await send<{ accessToken: string }>('login', {
    ...post,
    body: JSON.stringify({ email, password, rememberMe: 0 }),
  });
  const headers = { authorization: `Bearer ${accessToken}` };

  const invoices = async () => (await send<InvoiceList>('invoice', { headers })).items;
  return {
    invoices,
    services: async () => (await send<ServiceList>('service', { headers })).items,
    balance: async () => (await send<User>('account/meta', { headers })).balance,
    /** Returns the invoice after syncing its payments with the gateway. */
    async invoice(id: string): Promise<Invoice> {
      const invoice = await send<Invoice>(`invoice/view?id=${id}`, { headers });
      const payments = invoice.payments.map(async (payment) =>
        payment.status === 'pending' ? send<Payment>(`invoice/payment-sync?id=${payment.id}`, { method: 'POST', headers }) : payment,
      );
      return { ...invoice, payments: await Promise.all(payments) };
    },
  };
}

export type AccountTruth = Awaited<ReturnType<typeof askAsOwner>>;
