import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { LoginResponse, User, VerifyEmailResponse } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
import { isHydrated } from './prerendered.ts';
import type { Stranger } from './portal-fixture.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

type Session = Pick<VerifyEmailResponse, 'accessToken' | 'user'>;

type Sent = { readonly text: string; readonly cookie: string };

async function send(api: RunningApi, path: string, body: unknown, cookie = ''): Promise<Sent> {
  const headers = { 'content-type': 'application/json', 'user-agent': 'journey', cookie };
  const response = await fetch(`${api.origin}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const [set = ''] = response.headers.getSetCookie();
  return { text, cookie: set.split(';', 1)[0] ?? '' };
}

/** Signs up and verifies the email through the API. Dedicated journeys cover the screens. */
export async function register(api: RunningApi, { email, password }: Stranger, language: Locale): Promise<Session> {
  // Verifying without the sign-up's cookie leaves the account without a password.
  const { cookie } = await send(api, 'signup', {
    first_name: 'Mira',
    last_name: 'Novak',
    country: 'DE',
    language,
    email,
    password,
    password_repeat: password,
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 0,
  });
  const { text } = await send(api, 'verify-email', { email, token: await api.verificationCode(email) }, cookie);
  return JSON.parse(text) as VerifyEmailResponse;
}

/** Stores a session as sign-in does and opens the portal at the address; with null the test navigates itself. */
async function openPortal(page: Page, api: RunningApi, { accessToken, user }: Session, address: string | null): Promise<void> {
  // Any file of the portal's origin gives access to its storage, and this one starts nothing.
  await page.goto(`${api.origin}/boot.js`);
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('auth_user', stored);
      localStorage.setItem('accessToken', token);
    },
    [accessToken, JSON.stringify(user)] as const,
  );
  if (address === null) return;
  await page.goto(`${api.origin}${address}`);
  await isHydrated(page);
}

const home = '/settings/client';

/** Signs up through the API and opens the portal. */
export async function enterAsStranger(page: Page, api: RunningApi, stranger: Stranger, locale: Locale): Promise<void> {
  await openPortal(page, api, await register(api, stranger, locale), home);
}

/** Signs in through the API as the demo client, who has services, invoices and tickets. */
export async function signInAsDemo(api: RunningApi): Promise<Session & { user: User }> {
  const demo = { email: 'demo@portico.test', password: 'Portico-2026', rememberMe: 0 };
  const { accessToken, user } = JSON.parse((await send(api, 'login', demo)).text) as LoginResponse;
  if (accessToken === null || user === null) throw new Error('The demo client could not sign in');
  return { accessToken, user };
}

/** Signs in as the demo client, and opens the portal unless the address is null. */
export async function enterAsDemo(page: Page, api: RunningApi, address: string | null = home): Promise<void> {
  await openPortal(page, api, await signInAsDemo(api), address);
}

/** Enters the email and password and submits. The test asserts where that leads. */
export async function enterPassword(page: Page, api: RunningApi, { email, password }: Stranger, locale: Locale): Promise<void> {
  const t = say(locale);
  if (!page.url().startsWith(`${api.origin}/auth/login`)) await page.goto(`${api.origin}/auth/login`);
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
}

export async function signOut(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByRole('button', { name: 'Mira', exact: true }).click();
  await page.getByRole('menuitem', { name: t('shell.user.sign-out') }).click();
  await page.waitForURL('**/auth/login');
}

/** Returns the code of an authenticator whose clock is this many seconds ahead. */
export function authenticatorCode(key: string, aheadSeconds = 0): string {
  const bits = key
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1_000 + aheadSeconds) / 30)));
  const digest = createHmac('sha1', secret).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
