import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

const cartLine = {
  id: '1760000000000',
  name: 'VPS NVMe 8',
  count: 2,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [{ name: 'Operating system', value: 'Debian 13' }],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13' },
  promocode: null,
};

test('the portal keeps the session, cart, language and theme that the earlier portal stored', async ({ page, api, browser }) => {
  await enterAsDemo(page, api);
  const session = await page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    auth_user: localStorage.getItem('auth_user') ?? '',
  }));

  const other = await browser.newPage();
  await store(other, { ...session, 'cart-items': JSON.stringify([cartLine]), locale: 'ru', 'vueuse-color-scheme': 'dark' });
  await other.goto(`${api.origin}/services/my`);
  const t = say('ru');
  await expect(other.getByRole('heading', { level: 1, name: t('services.list.title') })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') }).click();
  await expect(other.getByRole('dialog')).toContainText('VPS NVMe 8');
  await expect(other.getByRole('dialog')).toContainText('37,80');
  await other.close();
});

const broken = [
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '"',
  '[object Object]',
  '{"id":{}}',
  '[null,1,{"id":1}]',
  '\u0000',
  'ru"',
  '🙂'.repeat(2000),
];

test('the portal drops malformed stored values without crashing', fullOnly, async ({ page, api }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${api.origin}/auth/login`);
  for (const value of broken) {
    await page.evaluate((text) => {
      localStorage.clear();
      for (const key of ['cart-items', 'auth_user', 'locale', 'vueuse-color-scheme']) localStorage.setItem(key, text);
    }, value);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('en')('auth.sign-in.title') })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('the portal drops a malformed user or cart beside a valid token, and fetches the user again', fullOnly, async ({ page, api }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await enterAsDemo(page, api);
  for (const value of broken) {
    await page.evaluate((text) => {
      for (const key of ['cart-items', 'auth_user']) localStorage.setItem(key, text);
    }, value);
    await page.goto(`${api.origin}/services/my`);
    await expect(page.getByRole('heading', { level: 1, name: say('en')('services.list.title') })).toBeVisible();
    await expect(page.getByText('Alexand')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('an invalid token signs the user out and leads to sign-in', fullOnly, async ({ page, api }) => {
  await store(page, { accessToken: 'pat_not-a-token', auth_user: '{}' });
  await page.goto(`${api.origin}/invoices`);
  await page.waitForURL('**/auth/login*');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});
