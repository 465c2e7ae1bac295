import { expect, test as base } from '@playwright/test';
import { startCoreApi } from '@portico/core-api/core-api';
import type { CoreApi } from '@portico/core-api/core-api';
import { operations } from '@portico/contract/operations';
import { stepsOf, walkAsCustomer } from './support/core-customer.ts';
import { dailyIf } from './support/daily-if.ts';
import { serveStaticPortal } from './support/static-portal.ts';

/** Section 7 of the specification. */
const coreCalls = new Set(
  Object.values(operations).flatMap(({ method, path, extension }) => (extension === null ? [`${method.toUpperCase()} ${path}`] : [])),
);
const newPassword = 'Other-Horse-8';

/** The built portal on a static host, in front of an API that has only the specification's calls and fields. */
const test = base.extend<{ coreApi: CoreApi; origin: string; troubles: string[] }>({
  coreApi: async ({}, use) => {
    const api = await startCoreApi();
    await use(api);
    await api.close();
  },
  origin: async ({ coreApi }, use) => {
    const portal = await serveStaticPortal(coreApi.url);
    await use(portal.origin);
    await portal.close();
  },
  /** Errors in the console and in the page. Refusals that a test asks for are logged by the browser itself. */
  troubles: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource') && message.text().includes('422');
      if (message.type() === 'error' && !isRefusal) troubles.push(message.text());
    });
    await use(troubles);
  },
});

for (const locale of ['en', 'ru'] as const) {
  test(
    `a customer signs up, orders, pays and changes settings in front of an API with the specification’s calls alone (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, coreApi, origin, troubles }) => {
      await walkAsCustomer({ page, coreApi, origin, locale });
      expect(troubles).toEqual([]);
      expect(coreApi.requests.filter((call) => !coreCalls.has(call))).toEqual([]);
    },
  );
}

test(
  'a forgotten password is reset in front of an API with the specification’s calls alone',
  dailyIf(false),
  async ({ page, coreApi, origin, troubles }) => {
    const { t, signUp, signIn, signOut } = stepsOf(page, 'en');
    await signUp(origin, 'mira@example.com');
    await signOut();
    await page.goto(`${origin}/auth/confirm-reset-password`);
    await page.getByLabel(t('auth.email'), { exact: true }).fill('mira@example.com');
    await page.getByRole('main').getByRole('button').first().click();
    await expect.poll(() => coreApi.requests).toContain('POST /v1/request-password-reset');
    await page.goto(`${origin}/auth/reset-password?token=reset-token`);
    const fields = page.locator('input[type=password]');
    await expect(fields).toHaveCount(2);
    for (const field of await fields.all()) await field.fill(newPassword);
    await page.getByRole('main').locator('button[type=submit]').click();
    await page.waitForURL('**/auth/login*');
    await signIn('mira@example.com', newPassword);
    await page.waitForURL('**/settings/user');
    expect(troubles).toEqual([]);
  },
);
