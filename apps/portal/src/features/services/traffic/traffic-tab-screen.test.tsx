import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrafficPlan, TrafficPool } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { sampleMetrics } from '../../../../test/service-samples.ts';

const pool: TrafficPool = {
  topup_bytes: 10e12,
  charged_bytes: 6.2e12,
  remaining_bytes: 3.8e12,
  daily_bytes: 206e9,
  runs_out_on: '2026-12-10',
  days: [],
};

const plan: TrafficPlan = {
  command: 'assign_traffic',
  hosting_id: 31,
  hostname: 'web-1.example.com',
  traffic: 500e9,
  remaining_bytes: 3.7e12,
  remaining_bytes_after: 3.2e12,
  cost: 0,
  ends_on: '2026-11-30',
};

test('choosing another period puts it in the URL, and the tab shows what the month includes', async () => {
  const portal = await openService('/traffic');
  await expect
    .element(page.getByRole('region', { name: 'This month' }))
    .toMatchTextContent(/November 2026, UTC.*1\.42 TB of 20 TB used.*Left18\.6 TB/);
  await page.getByRole('radio', { name: '30 days' }).click({ force: true });
  await expect.poll(() => sent('getServiceMetrics').at(-1)?.query['period']).toBe('30d');
  expect(portal.address()).toBe('/services/31/traffic?period=30d');
});

test.each([
  ['en', /, so far: Out/, 'All values as a table', /, so far/],
  ['ru', /, данные неполные: Исходящий/, 'Все значения таблицей', /, данные неполные/],
] as const)('the current hour is marked as incomplete, in words too (%s)', async (locale, spoken, table, words) => {
  await openService('/traffic', {}, { locale });
  await expect.element(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', expect.stringMatching(spoken));
  await page.getByRole('button', { name: table }).first().click();
  await expect.element(page.getByRole('rowheader').last()).toMatchTextContent(words);
});

test.each([
  ['en', 'Load', /CPU 14%, Memory 42%, Disk 63%$/],
  ['ru', 'Нагрузка', /Процессор 14\s%, Память 42\s%, Диск 63\s%$/],
] as const)('CPU, memory and disk have a history (%s)', async (locale, title, values) => {
  await openService('/traffic', {}, { locale });
  const chart = page.getByRole('region', { name: title }).getByRole('slider');
  await expect.element(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(values));
});

test('isolated hours of traffic are drawn as bars', async () => {
  await openService('/traffic');
  answer('getServiceMetrics', {
    ...sampleMetrics,
    period: '30d',
    points: sampleMetrics.points.map((point, hour) => (hour === 20 ? point : { ...point, in_bytes: 0, out_bytes: 0 })),
  });
  await page.getByRole('radio', { name: '30 days' }).click({ force: true });
  await expect.poll(() => document.querySelector('figure')?.querySelectorAll('[data-series] path[d*=V]').length).toBe(2);
  expect(document.querySelector('figure')?.querySelector('path[d*=L]')).toBeNull();
});

test.each([
  ['', 'en', 'Assign traffic', /^This service’s traffic is unlimited/],
  ['/traffic', 'ru', 'Выделить трафик', /^Трафик этой услуги без ограничений/],
] as const)('a service without a limit offers no traffic of the pool (%s, %s)', async (tab, locale, name, reason) => {
  const opened = openService(tab, {}, { locale });
  answer('getServiceMetrics', { ...sampleMetrics, month: { ...sampleMetrics.month, included_bytes: null } });
  await opened;
  await expect.element(page.getByRole('button', { name })).toHaveAccessibleDescription(reason);
  await page.getByRole('button', { name }).click({ force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('pool traffic is assigned as planned by the API, and the tab says what the pool lacks', async () => {
  await openService('/traffic');
  answer('getTrafficPool', pool);
  await page.getByRole('button', { name: 'Assign traffic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign traffic to web-1.example.com' });
  const field = dialog.getByLabelText('Gigabytes');
  await field.fill('4000');
  await expect.element(field).toHaveAccessibleDescription(/The pool only has 3\.8 TB\./);
  await field.fill('500');
  await expect.element(field).toHaveAccessibleDescription(/3\.8 TB in the pool, 3\.3 TB left after this/);
  refuse('assignTraffic', 409, { code: 'traffic_pool_short', message: 'The traffic pool has less than that.' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Couldn’t assign.*has less than that/);
  answer('assignTraffic', plan);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: 'Assign 500 GB to web-1.example.com?' });
  await expect
    .element(question)
    .toMatchTextContent(/web-1\.example\.com can use 500 GB more through Nov 30, 2026.*from 3\.7 TB to 3\.2 TB.*can’t be returned/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field).toHaveValue('500');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const assign = question.getByRole('button', { name: 'Assign 500 GB' });
  await expect.element(assign).toBeVisible();
  refuse('assignTraffic', 409, { code: 'traffic_pool_short', message: 'The traffic pool has less than that.' });
  await assign.click();
  await expect.element(question.getByRole('alert')).toMatchTextContent(/Couldn’t assign.*has less than that/);
  answer('assignTraffic', {
    id: 1,
    date: '2026-11-22T09:31:12Z',
    hosting_id: 31,
    hostname: 'web-1.example.com',
    ip: null,
    traffic: 500e9,
    type: 'charge',
    reason: 'assigned',
  });
  await assign.click();
  await expect.element(page.getByText('500 GB assigned to web-1.example.com.')).toBeVisible();
  const bodies = sent('assignTraffic').map(({ body }) => body);
  expect(bodies.at(2)).toEqual({ hosting_id: 31, gigabytes: 500, dry_run: true });
  expect(bodies.at(-1)).toEqual({ hosting_id: 31, gigabytes: 500, dry_run: false });
});

test('what is assigned and what stays in the pool are shown to the gigabyte', async () => {
  await openService('/traffic');
  answer('getTrafficPool', { ...pool, remaining_bytes: 2_345_900_000_000 });
  await page.getByRole('button', { name: 'Assign traffic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign traffic to web-1.example.com' });
  const field = dialog.getByLabelText('Gigabytes');
  await field.fill('2346');
  await expect.element(field).toHaveAccessibleDescription(/The pool only has 2,345 GB\./);
  await field.fill('1234');
  await expect.element(field).toHaveAccessibleDescription(/2,345 GB in the pool, 1,111 GB left after this/);
  answer('assignTraffic', { ...plan, traffic: 1234e9, remaining_bytes: 2_345_900_000_000, remaining_bytes_after: 1_111_900_000_000 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: 'Assign 1,234 GB to web-1.example.com?' });
  await expect.element(question).toMatchTextContent(/from 2,345 GB to 1,111 GB/);
});

test.each([
  ['en', 'Assign traffic', 'The traffic pool is empty. Contact support to get more.'],
  ['ru', 'Выделить трафик', 'Пул трафика пуст. Чтобы пополнить его, напишите в поддержку.'],
] as const)('the tab says that the pool is empty (%s)', fullOnly, async (locale, name, text) => {
  await openService('/traffic', {}, { locale });
  answer('getTrafficPool', { ...pool, remaining_bytes: 0 });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});
