import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import type { Stranger } from './portal-fixture.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

/** Somebody who has signed up and verified the e-mail, without the screens that other journeys walk through. */
export async function register(api: RunningApi, { email, password }: Stranger, language: Locale): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'journey' };
    const response = await fetch(`${api.origin}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status, await response.text()).toBe(200);
  };
  await post('signup', {
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
  await post('verify-email', { email, token: await api.verificationCode(email) });
}

/** Types e-mail and password, and presses; where that leads is the test's. */
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

/** The code that an authenticator shows whose clock is so many seconds ahead. */
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
