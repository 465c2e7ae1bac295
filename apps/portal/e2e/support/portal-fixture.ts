import path from 'node:path';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { isFullRun } from '@portico/test-depth';
import { fillSignUp } from './fill-sign-up.ts';
import { startApi, startDatabase } from './running-api.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

export type Stranger = { readonly email: string; readonly password: string };

type Fixtures = { readonly stranger: Stranger };
type WorkerFixtures = {
  readonly api: RunningApi;
  readonly apiWithoutWebhooks: RunningApi;
  readonly apiWithOperator: RunningApi;
  /** An API whose clock an operator can move forward. */
  readonly apiWithClock: RunningApi;
  /** A provider in Germany that charges VAT and issues PDF invoices, with operator commands. */
  readonly sellingApi: RunningApi;
  /** An API whose server actions take seconds, so that a busy machine also sees the running state. */
  readonly apiWithSlowServers: RunningApi;
};

const seller = path.resolve(import.meta.dirname, '../../../api/seller.example.yaml');

/**
 * One server per worker. The daily run uses PostgreSQL, which starts and answers in a third of the time; a full run uses the embedded
 * database.
 */
function provideApi(use: (api: RunningApi) => Promise<void>, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  return isFullRun ? provideEmbeddedApi(use, settings) : provideApiWithOperator(use, settings);
}

/** The operator's commands run next to the server, which requires PostgreSQL. */
async function provideApiWithOperator(
  use: (api: RunningApi) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const database = await startDatabase();
  const api = await startApi({ DATABASE_URL: database.url, ...settings });
  await use(api);
  await api.stop();
  await database.stop();
}

async function provideEmbeddedApi(use: (api: RunningApi) => Promise<void>, settings: Readonly<Record<string, string>>): Promise<void> {
  const api = await startApi(settings);
  await use(api);
  await api.stop();
}

const scope = { scope: 'worker', timeout: 180_000 } as const;

let strangers = 0;

/** A test with its worker's own API and a newly invented account. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  api: [({}, use) => provideApi(use), scope],
  apiWithoutWebhooks: [({}, use) => provideApi(use, { SANDBOX_LOSE_WEBHOOKS: '1' }), scope],
  apiWithSlowServers: [({}, use) => provideApi(use, { SIMULATOR_DELAY_MS: '10000' }), scope],
  // In the daily run the default server uses PostgreSQL too.
  apiWithOperator: [isFullRun ? ({}, use) => provideApiWithOperator(use) : ({ api }, use) => use(api), scope],
  apiWithClock: [({}, use) => provideApiWithOperator(use, { TEST_CLOCK: '1' }), scope],
  sellingApi: [({}, use) => provideApiWithOperator(use, { SELLER_FILE: seller, ORDER_NEEDS_ADDRESS: '0' }), scope],
  page: async ({ page }, use) => {
    await use(page);
    // Drops requests that are still pending when the test ends. Pages that the test closed have none.
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

/** Signs up through the screens and ends on the settings page. `enterAsStranger` does the same through the API. */
export async function signUp(page: Page, api: RunningApi, { email, password }: Stranger, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.goto(`${api.origin}/auth/signup`);
  const [firstName, lastName] = locale === 'ru' ? ['Мира', 'Новак'] : ['Mira', 'Novak'];
  await fillSignUp(page, locale, { firstName, lastName, email, password });
  await page.getByLabel(t('register.verify.code')).fill(await api.verificationCode(email));
  await page.waitForURL('**/settings/client');
}
