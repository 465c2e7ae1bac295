import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleService } from '../../../test/samples.ts';
import { sampleServer } from '../../../test/service-samples.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

const serviceNumber = (id: number) => ({ ...sampleService, id, hostname: `web-${id}.example.com` });
const field = (name = 'Service') => page.getByRole('combobox', { name, exact: true });

beforeEach(() => {
  localStorage.clear();
  answer('listFaq', { categories: [], items: [] });
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answer('listServices', ({ query }) =>
    query['q'] === undefined
      ? { items: Array.from({ length: 50 }, (_, index) => serviceNumber(index + 1)), page: 1, per_page: 50, total: 1_007 }
      : pageOf(...(query['q'] === '192.0.2.99' ? [serviceNumber(999)] : [])),
  );
});

test.each([
  ['en', 'Service', 'Showing 50 of 1,007 services. Type to find others.'],
  ['ru', 'Услуга', 'Показано 50 из 1 007 услуг. Начните вводить, чтобы найти другие.'],
] as const)('the picker says how many services there are besides those shown (%s)', async (locale, label, text) => {
  await openPortal('/supports/create-ticket', { locale });
  await field(label).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('the picker finds any service on the server by keyboard, and keeps the chosen one', async () => {
  await openPortal('/supports/create-ticket');
  await field().fill('192.0.2.99');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await expect.element(page.getByRole('option', { name: /web-999/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('web-999.example.com · VPS NVMe 8');
  expect(sent('listServices').at(-1)?.query).toMatchObject({ q: '192.0.2.99', 'per-page': '50', sort: 'hostname' });
  // The list is back to the first fifty, which do not include it.
  await field().click();
  await expect.element(page.getByRole('option', { name: /web-1\.example/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('web-999.example.com · VPS NVMe 8');
  await field().fill('no such');
  await expect.element(page.getByText('No matching services')).toBeVisible();
});

test('the picker names the service in the URL even if it is not among those shown', fullOnly, async () => {
  answer('getService', { ...sampleServer, id: 900, hostname: 'db-900.example.com' });
  answer('getTrafficPool', { topup_bytes: 0, charged_bytes: 0, remaining_bytes: 0, daily_bytes: 0, runs_out_on: null, days: [] });
  answer('listTrafficMovements', pageOf());
  const portal = await openPortal('/traffic-pool?hosting_id=900');
  await page.getByRole('button', { name: 'Remove db-900.example.com' }).click();
  await expect.poll(portal.address).toBe('/traffic-pool');
});

test.each([
  ['en', 'Service', 'Couldn’t search your services. Change the text to try again.'],
  ['ru', 'Услуга', 'Не удалось найти услуги. Измените запрос, чтобы попробовать ещё раз.'],
] as const)(
  'the picker says that a search failed, not that nothing matches, and keeps the choice (%s)',
  fullOnly,
  async (locale, label, text) => {
    await openPortal('/supports/create-ticket', { locale });
    await field(label).click();
    await page.getByRole('option', { name: /web-1\.example/ }).click();
    refuse('listServices', 422, { code: 'validation_failed' });
    await field(label).fill('db');
    await expect.element(page.getByText(text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field(label)).toHaveValue('web-1.example.com · VPS NVMe 8');
  },
);

test('services that are not active are in a group of their own, after the others', async () => {
  answer('listServices', pageOf({ ...serviceNumber(1), status: 'suspended' }, serviceNumber(2)));
  await openPortal('/supports/create-ticket');
  await field().click();
  await expect.element(page.getByRole('group', { name: 'Active', exact: true }).getByRole('option')).toMatchTextContent(/web-2/);
  await expect.element(page.getByRole('group', { name: 'Not active' }).getByRole('option')).toMatchTextContent(/web-1/);
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ ariaPosInSet }) => ariaPosInSet),
  ).toEqual(['1', '2']);
});

test('a chosen service can be cleared', fullOnly, async () => {
  await openPortal('/supports/create-ticket');
  await field().click();
  await page.getByRole('option', { name: /web-1\.example/ }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(field()).toHaveValue('');
});

test('a chosen service that the list shows no longer has its tariff in the language shown', async () => {
  await openPortal('/supports/create-ticket');
  await field().fill('192.0.2.99');
  await page.getByRole('option', { name: /web-999/ }).click();
  await expect.element(field()).toHaveValue('web-999.example.com · VPS NVMe 8');
  answer('getService', { ...sampleServer, id: 999, hostname: 'web-999.example.com', tariff_name: 'Сервер NVMe 8' });
  await changeLocale(store, 'ru');
  await expect.element(field('Услуга')).toHaveValue('web-999.example.com · Сервер NVMe 8');
});

test('a chosen service that was listed in two languages has its tariff in the one shown', async () => {
  await openPortal('/supports/create-ticket');
  await field().fill('192.0.2.99');
  await page.getByRole('option', { name: /web-999/ }).click();
  await expect.element(field()).toHaveValue('web-999.example.com · VPS NVMe 8');
  await field().fill('192.0.2.99');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  answer('listServices', ({ query }) =>
    pageOf(query['q'] === undefined ? serviceNumber(1) : { ...serviceNumber(999), tariff_name: 'Сервер NVMe 8' }),
  );
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('option', { name: /Сервер NVMe 8/ })).toBeVisible();
  // The list is back to the first services, which do not include it.
  await userEvent.keyboard('{Escape}');
  await field('Услуга').click();
  await expect.element(page.getByRole('option', { name: /web-1\.example/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Услуга')).toHaveValue('web-999.example.com · Сервер NVMe 8');
});
