import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '@portico/contract/operations';

type Answer = Readonly<Record<string, unknown>>;
export type Customer = { email: string; password: string };

/** Confirms the address in the browser that signed up. */
let cookie = '';

/** Calls an operation. Responses aren't validated against the contract, because the server may be an earlier version. */
async function call(
  origin: string,
  id: OperationId,
  { token, service, body }: { token?: string; service?: number; body?: object } = {},
): Promise<Answer> {
  const { method, path } = operations[id];
  const query = service === undefined ? '' : `?id=${service}`;
  const response = await fetch(new URL(`${path}${query}`, origin), {
    method: method.toUpperCase(),
    headers: {
      'idempotency-key': randomUUID(),
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [set] = response.headers.getSetCookie();
  cookie = set?.split(';', 1)[0] ?? cookie;
  const text = await response.text();
  if (!response.ok) throw new Error(`${id} answered ${response.status} ${text}`);
  // These operations respond with objects.
  return JSON.parse(text) as Answer;
}

/** Looks every second, because what is awaited takes seconds. */
export async function waitFor<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(1_000);
  }
  throw new Error(`Waited in vain for ${what}`);
}

const mailedCode = (folder: string) =>
  waitFor('the code', () => {
    const [mail] = globSync(`${folder}/*.eml`);
    return mail === undefined ? undefined : /^(\d{6})\r?$/m.exec(readFileSync(mail, 'utf8'))?.[1];
  });

/** Signs up with the mailed code. */
export async function signUp(origin: string, mailFolder: string): Promise<Customer> {
  const customer = { email: 'mira@example.com', password: 'Correct-Horse-7' };
  const agreed = { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 };
  const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'en' };
  await call(origin, 'signUp', { body: { ...customer, ...person, ...agreed, password_repeat: customer.password } });
  const token = await mailedCode(mailFolder);
  await call(origin, 'verifyEmail', { body: { email: customer.email, token } });
  return customer;
}

export async function signIn(origin: string, customer: Customer): Promise<string> {
  const { accessToken } = await call(origin, 'login', { body: { ...customer, rememberMe: 0 } });
  return String(accessToken);
}

/** Places an order of one server. Returns the number of its invoice. */
export async function placeOrder(origin: string, token: string): Promise<number> {
  const item = { tariff: 'vps-nvme-2-de', configoptions: {}, count: 1, billing_cycle: 'monthly', promocode: null };
  const { invoice_id } = await call(origin, 'placeOrder', { token, body: { order_items: [item], payment_method: 1 } });
  return Number(invoice_id);
}

/** Waits until the customer's only server runs, and returns it. */
export function runningServer(origin: string, token: string): Promise<{ id: number; hostname: string }> {
  return waitFor('the server to be active', async () => {
    const { items } = await call(origin, 'listServices', { token });
    const [server] = items as { id: number; status: string; hostname: string }[];
    return server?.status === 'active' ? server : undefined;
  });
}

/** Names the server's address, and returns the address. */
export async function nameServer(origin: string, token: string, service: number, name: string): Promise<string> {
  const { items } = await call(origin, 'listRdns', { token, service });
  const [{ ip } = { ip: '' }] = items as { ip: string }[];
  await call(origin, 'updateRdns', { token, service, body: { ip, value: name } });
  return ip;
}
