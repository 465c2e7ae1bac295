import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrafficMovement, TrafficPool } from '@portico/contract';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleService } from '../../../test/samples.ts';

const pool: TrafficPool = {
  topup_bytes: 10e12,
  charged_bytes: 6.2e12,
  remaining_bytes: 3.8e12,
  daily_bytes: 206e9,
  runs_out_on: '2026-12-10',
  days: [
    { day: '2026-11-20', charged_bytes: 200e9, topup_bytes: 0 },
    { day: '2026-11-21', charged_bytes: 206e9, topup_bytes: 5e12 },
  ],
};
const charge: TrafficMovement = {
  id: 412,
  date: '2026-11-21T23:00:00Z',
  hosting_id: 31,
  hostname: 'web-1.example.com',
  ip: '192.0.2.7',
  traffic: 8e9,
  type: 'charge',
  reason: 'usage',
};

beforeEach(() => {
  answer('getTrafficPool', pool);
  answer(
    'listTrafficMovements',
    pageOf(charge, { ...charge, id: 400, hosting_id: null, hostname: null, ip: null, traffic: 5e12, type: 'topup', reason: 'granted' }),
  );
  answer('listServices', pageOf(sampleService));
});

test('the pool shows charges, top-ups, the remaining traffic and when it runs out, and says that periods are in UTC', async () => {
  await openPortal('/traffic-pool');
  await expect
    .element(page.getByLabelText('Totals'))
    .toMatchTextContent(/Total charged6\.2 TB.*Total top-up10 TB.*Remaining3\.8 TB.*Runs outDec 10, 2026 at 206 GB a day/);
  await expect.element(page.getByText('Days and months are counted in UTC.')).toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Last 30 days' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('row', { name: /412/ }))
    .toMatchTextContent(/412.*Nov 2[12], 2026, \d+:\d\d [AP]M.*web-1\.example\.com.*192\.0\.2\.7.*Charge used above the plan.*−8 GB/);
  await expect.element(page.getByRole('row', { name: /400/ })).toMatchTextContent(/Top-up added by the provider.*\+5 TB/);
  expect(document.title).toBe('Traffic pool · Portico');
});

test('the pool is in Russian, units included', fullOnly, async () => {
  await openPortal('/traffic-pool', { locale: 'ru' });
  await expect.element(page.getByLabelText('Итоги')).toMatchTextContent(/Осталось3,8\sТБ.*Закончится10 дек\. 2026/);
  await expect.element(page.getByRole('row', { name: /412/ })).toMatchTextContent(/Списание сверх тарифа.*−8\sГБ/);
});

test('filters by type and services are kept in the URL', fullOnly, async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 42, hostname: 'web-2.example.com' }));
  const portal = await openPortal('/traffic-pool');
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Charge');
  const services = page.getByRole('combobox', { name: 'Services' });
  await services.click();
  await page.getByRole('option', { name: 'web-1.example.com' }).click();
  await expect
    .poll(() => sent('listTrafficMovements').at(-1)?.query)
    .toEqual({ page: '1', 'per-page': '25', type: 'charge', hosting_id: '31' });
  expect(portal.address()).toBe('/traffic-pool?type=charge&hosting_id=31');
  await page.getByRole('option', { name: 'web-2.example.com' }).click();
  await expect.poll(() => sent('listTrafficMovements').at(-1)?.query).toMatchObject({ hosting_id: '31,42' });
  expect(portal.address()).toBe('/traffic-pool?type=charge&hosting_id=31%2C42');
  await expect.element(services).toHaveAccessibleDescription('2 services selected');
  await page.getByRole('button', { name: 'Remove web-1.example.com' }).click();
  await expect.poll(portal.address).toBe('/traffic-pool?type=charge&hosting_id=42');
});

test('traffic is assigned to a service chosen on the screen', fullOnly, async () => {
  await openPortal('/traffic-pool');
  await page.getByRole('main').getByRole('button', { name: 'Assign traffic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign traffic' });
  await dialog.getByRole('combobox', { name: 'Service' }).fill('web');
  await page.getByRole('option', { name: 'web-1.example.com' }).click();
  await dialog.getByLabelText('Gigabytes').fill('2');
  answer('assignTraffic', {
    command: 'assign_traffic',
    hosting_id: 31,
    hostname: 'web-1.example.com',
    traffic: 2e9,
    remaining_bytes: 3.8e12,
    remaining_bytes_after: 3.798e12,
    cost: 0,
    ends_on: '2026-11-30',
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const assign = page.getByRole('alertdialog').getByRole('button', { name: 'Assign 2 GB' });
  await expect.element(assign).toBeVisible();
  answer('assignTraffic', { ...charge, traffic: 2e9, reason: 'assigned' });
  await assign.click();
  await expect.element(page.getByText('2 GB assigned to web-1.example.com.')).toBeVisible();
  expect(sent('assignTraffic').map(({ body }) => body)).toEqual([
    { hosting_id: 31, gigabytes: 2, dry_run: true },
    { hosting_id: 31, gigabytes: 2, dry_run: false },
  ]);
});

test('the dialog that assigns traffic keeps its height when the services arrive', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  await openPortal('/traffic-pool');
  hold('listServices', answered.promise);
  await page.getByRole('main').getByRole('button', { name: 'Assign traffic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign traffic' });
  await expect.element(dialog).toBeVisible();
  const height = () => dialog.element().getBoundingClientRect().height;
  const before = height();
  answered.resolve();
  await expect.element(dialog.getByLabelText('Gigabytes')).toBeVisible();
  expect(Math.abs(height() - before)).toBeLessThan(28);
});

test.each([
  ['en', 'Couldn’t load the traffic pool', 'Couldn’t load the activity'],
  ['ru', 'Не удалось загрузить пул трафика', 'Не удалось загрузить операции'],
] as const)('the pool says what could not be loaded (%s)', async (locale, failedPool, failedMovements) => {
  refuse('getTrafficPool', 422, { code: 'validation_failed' });
  refuse('listTrafficMovements', 422, { code: 'validation_failed' });
  await openPortal('/traffic-pool', { locale });
  await expect.element(page.getByText(failedPool)).toBeVisible();
  await expect.element(page.getByText(failedMovements)).toBeVisible();
});

test('nothing scrolls sideways on a phone', async () => {
  await page.viewport(390, 844);
  try {
    await openPortal('/traffic-pool');
    await expect.element(page.getByRole('combobox', { name: 'Services' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(1440, 900);
  }
});
