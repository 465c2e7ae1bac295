import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { say } from './texts.ts';

type NewUser = { firstName: string; lastName: string; email: string; password: string };

/** Fills in the sign-up form, submits it, and waits for the page that asks for the code. */
export async function fillSignUp(page: Page, locale: Locale, { firstName, lastName, email, password }: NewUser): Promise<void> {
  const t = say(locale);
  await page.getByLabel(t('register.first-name')).fill(firstName);
  await page.getByLabel(t('register.last-name')).fill(lastName);
  await page.getByRole('combobox', { name: t('register.country') }).fill(locale === 'ru' ? 'Герм' : 'Germ');
  await page.getByRole('option', { name: locale === 'ru' ? 'Германия' : 'Germany' }).click();
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByLabel(t('register.password-repeat')).fill(password);
  await page.getByLabel(t('register.accept-rules')).check();
  await page.getByLabel(t('register.accept-offer')).check();
  await page.getByRole('button', { name: t('register.submit') }).click();
  await page.waitForURL('**/auth/verify-account*');
}
