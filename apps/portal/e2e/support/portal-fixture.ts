import path from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { startApi, startDatabase } from './running-api.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

export type Stranger = { readonly email: string; readonly password: string };

type Fixtures = { readonly stranger: Stranger };
type WorkerFixtures = {
  readonly api: RunningApi;
  readonly apiWithoutWebhooks: RunningApi;
  readonly apiWithOperator: RunningApi;
  /** Whose clock an operator can set ahead. */
  readonly apiWithClock: RunningApi;
  /** A provider in Germany whose invoices have VAT and a PDF, with the operator's commands beside it. */
  readonly sellingApi: RunningApi;
  /** Its servers take seconds for what they are told, so that the time in between is seen on a busy machine too. */
  readonly apiWithSlowServers: RunningApi;
};

const seller = path.resolve(import.meta.dirname, '../../../api/seller.example.yaml');

let strangers = 0;

/** A test with an API of its worker's own and somebody who has never been there. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  api: [
    async ({}, use) => {
      const api = await startApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  apiWithoutWebhooks: [
    async ({}, use) => {
      const api = await startApi({ SANDBOX_LOSE_WEBHOOKS: '1' });
      await use(api);
      await api.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  apiWithSlowServers: [
    async ({}, use) => {
      const api = await startApi({ SIMULATOR_DELAY_MS: '10000' });
      await use(api);
      await api.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  apiWithOperator: [
    async ({}, use) => {
      const database = await startDatabase();
      const api = await startApi({ DATABASE_URL: database.url });
      await use(api);
      await api.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  apiWithClock: [
    async ({}, use) => {
      const database = await startDatabase();
      const api = await startApi({ DATABASE_URL: database.url, TEST_CLOCK: '1' });
      await use(api);
      await api.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sellingApi: [
    async ({}, use) => {
      const database = await startDatabase();
      const api = await startApi({ DATABASE_URL: database.url, SELLER_FILE: seller });
      await use(api);
      await api.stop();
      await database.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // What is still asked for as the test ends is answered by nobody; pages that the test closed itself are none of these.
    await Promise.all(
      page
        .context()
        .pages()
        .map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })),
    );
  },
  stranger: async ({}, use, info) => {
    strangers += 1;
    await use({ email: `stranger-${info.workerIndex}-${strangers}@portico.test`, password: 'Correct-Horse-7' });
  },
});

/** Registers through the screens, as a person would, up to the settings page. */
export async function signUp(page: Page, api: RunningApi, { email, password }: Stranger, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.goto(`${api.origin}/auth/signup`);
  await page.getByLabel(t('register.first-name')).fill(locale === 'ru' ? 'Мира' : 'Mira');
  await page.getByLabel(t('register.last-name')).fill(locale === 'ru' ? 'Новак' : 'Novak');
  await page.getByRole('combobox', { name: t('register.country') }).fill(locale === 'ru' ? 'Герм' : 'Germ');
  await page.getByRole('option', { name: locale === 'ru' ? 'Германия' : 'Germany' }).click();
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByLabel(t('register.password-repeat')).fill(password);
  await page.getByLabel(t('register.accept-rules')).check();
  await page.getByLabel(t('register.accept-offer')).check();
  await page.getByRole('button', { name: t('register.submit') }).click();
  await page.waitForURL('**/auth/verify-account*');
  await page.getByLabel(t('register.verify.code')).fill(await api.verificationCode(email));
  await page.waitForURL('**/settings/client');
}

/** Signs in as the demo client, whose account is lived in. */
export async function signInAsDemo(page: Page, api: RunningApi, locale: Locale = 'en'): Promise<void> {
  const t = say(locale);
  await page.goto(`${api.origin}/auth/login`);
  await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  await page.waitForURL('**/settings/client');
  // The portal speaks the language of whoever signed in, and the demo client's is English; a reload brings back what the test stored.
  if (locale !== 'en') await page.reload();
}
