import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../wait-until.ts';
import { callWith, origin, RefusedCall, type Call, type ServedProduct } from './served-product.ts';

export const customerPassword = 'Correct-Horse-7';
export const tariff = 'vps-nvme-2-de';

/** The newest hundred. */
const list = '/service?per-page=100';

export type Service = { id: number; status: string; ip: string | null; hostname: string; power: string };
export type Action = { id: string; status: string; error: { code: string } | null };

/** A customer who calls the API. */
export type Customer = {
  /** Signs in again if the API asks for a proof, as it does for passwords and a reinstall ten minutes after a sign-in. */
  call: Call;
  service: (id: number) => Promise<Service | undefined>;
  /** Waits for the action to end. */
  endOf: (action: Action) => Promise<Action>;
};

/** A code takes five attempts. */
const verifyMs = 3_000;
/** Each question takes the machines' processor time. */
const pollMs = 1_000;

/** Signs up a customer with money on the balance. */
export async function signUp(product: ServedProduct, email: string): Promise<Customer> {
  const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', language: 'en', email };
  const password = { password: customerPassword, password_repeat: customerPassword };
  const choices = { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 };
  const signedUp = await fetch(`${origin}/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...password, ...choices }),
  });
  // Only the browser that signed up keeps the password.
  const [cookie] = signedUp.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  const verify = callWith({ ...(cookie !== undefined && { cookie }) });
  const { accessToken } = await waitUntil(async () => {
    const token = verificationCode(product.mailFolder, email);
    if (token === undefined) return undefined;
    try {
      return await verify<{ accessToken: string }>('POST', '/verify-email', { email, token });
    } catch (error) {
      // A server that is slow to send a code sends another one, which replaces it.
      if (error instanceof RefusedCall && error.status === 422) return undefined;
      throw error;
    }
  }, verifyMs);
  await product.operator('client', 'credit', email, '1000', '--reason', 'For the test');
  const call = callSigningIn(email, accessToken);
  return {
    call,
    service: async (id) => (await call<{ items: Service[] }>('GET', list)).items.find((one) => one.id === id),
    endOf: (action) => endOf(call, action),
  };
}

/** A new session, because a proof in the present one would change the token that calls under way still have. */
function callSigningIn(email: string, accessToken: string): Call {
  let current = callWith({ token: accessToken });
  return async (method, called, body, key) => {
    try {
      return await current(method, called, body, key);
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.status !== 403) throw error;
      const given = { email, password: customerPassword, rememberMe: 0 };
      const { accessToken: token } = await callWith()<{ accessToken: string }>('POST', '/login', given);
      current = callWith({ token });
      return await current(method, called, body, key);
    }
  };
}

/** Waits for the action to end. */
export function endOf(call: Call, { id }: Action): Promise<Action> {
  return waitUntil(async () => {
    const action = await call<Action>('GET', `/service/action?id=${id}`);
    return action.status === 'running' ? undefined : action;
  }, pollMs);
}

/** Orders a server and pays it from the balance. Returns the service once it is paid. */
export async function orderServer({ call }: Pick<Customer, 'call'>, ordered = tariff): Promise<Service> {
  const item = { tariff: ordered, configoptions: {}, count: 1, billing_cycle: 'monthly', promocode: null };
  const known = new Set((await call<{ items: Service[] }>('GET', list)).items.map(({ id }) => id));
  const { invoice_id: invoice } = await call<{ invoice_id: number }>('POST', '/order/order', { order_items: [item], payment_method: 1 });
  await call('POST', `/invoice/pay?id=${invoice}`, { paymentmethod: 1 });
  const service = (await call<{ items: Service[] }>('GET', list)).items.find(({ id }) => !known.has(id));
  if (service === undefined) throw new Error(`The order ${invoice} has no service`);
  return service;
}

/** Returns the newest code that was sent to the address. */
export function verificationCode(mailFolder: string, email: string): string | undefined {
  const names = readdirSync(mailFolder).filter((name) => /verification-code.*\.eml$/.test(name));
  const mails = names.toSorted().map((name) => readFileSync(path.join(mailFolder, name), 'utf8'));
  const newest = mails.findLast((mail) => mail.toLowerCase().includes(`to: ${email}`));
  return newest === undefined ? undefined : /^(\d{6})\r?$/m.exec(newest)?.[1];
}
