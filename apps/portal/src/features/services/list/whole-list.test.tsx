import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceSummary } from '@portico/contract';
import { answer, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { sampleService } from '../../../../test/samples.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const total = 10_000;
const serviceAt = (index: number): ServiceSummary => ({
  ...sampleService,
  id: index + 1,
  hostname: `node-${String(index + 1).padStart(5, '0')}.example.com`,
});
const link = (number: number) => page.getByRole('link', { name: serviceAt(number - 1).hostname });
const box = (number: number) => page.getByRole('checkbox', { name: `Select ${serviceAt(number - 1).hostname}` });
const area = () => page.getByRole('region', { name: 'My services' }).element();
/** Scrolls to a part of the list and returns the id of a service expected there. */
async function scrollTo(part: number): Promise<number> {
  const { top, bottom } = area().getBoundingClientRect();
  area().scrollTop = Math.max(1, (area().scrollHeight - area().clientHeight) * part);
  const seen = () => {
    const shown = [...document.querySelectorAll('tbody a[href^="/services/"]')].find((one) => {
      const { top: above, bottom: below } = one.getBoundingClientRect();
      return above > top + 60 && below < bottom;
    });
    return Number(shown?.textContent.slice('node-'.length, 'node-00000'.length) ?? 0);
  };
  await expect.poll(() => Math.abs(seen() / total - part)).toBeLessThan(0.05);
  // Rows with estimated heights are measured once scrolling stops.
  let before = 0;
  await expect.poll(() => before === (before = seen()), { interval: 400 }).toBe(true);
  return before;
}

const pagesAsked = () => [...new Set(sent('listServices').map(({ query }) => Number(query['page'])))].toSorted((one, other) => one - other);

/** Answers as the API does, with one page of a list and the total. */
function answerServices(length: number, change: (service: ServiceSummary) => ServiceSummary = (service) => service): void {
  answer('listServices', ({ query }) => {
    const [number, size] = [Number(query['page']), Number(query['per-page'])];
    const first = (number - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, length - first)) }, (_, index) => change(serviceAt(first + index)));
    return { items, page: number, per_page: size, total: length };
  });
}

beforeEach(() => page.viewport(1440, 900));

test('ten thousand services form one list that fetches the pages scrolled to', async () => {
  answerServices(total);
  const portal = await openPortal('/services/my');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('All');
  await expect.poll(() => portal.address()).toBe('/services/my?per-page=all');
  await expect.element(page.getByText('1–10,000 of 10,000 services')).toBeVisible();
  await expect.element(link(1)).toBeVisible();
  const middle = await scrollTo(0.6);
  await scrollTo(1);
  await expect.element(link(10_000)).toBeInViewport();
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
  expect(pagesAsked().length).toBeLessThan(8);
  expect(pagesAsked()).toEqual(expect.arrayContaining([1, Math.ceil(middle / 100), 100]));
});

test('the selection survives scrolling and can be acted on', fullOnly, async () => {
  answerServices(total);
  await openPortal('/services/my?per-page=all');
  await box(2).click();
  const middle = await scrollTo(0.5);
  await box(middle).click();
  await scrollTo(0.9);
  await expect.element(page.getByText('2 selected')).toBeVisible();
  answer('changeServicePower', (request) =>
    runningAction({ command: 'restart', resource: { type: 'service', id: request.query['id'] ?? '' } }),
  );
  await page.getByRole('region', { name: 'Selected services' }).getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('alertdialog', { name: 'Restart 2 servers?' }).getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => sent('changeServicePower').map(({ query }) => query['id'])).toEqual(['2', String(middle)]);
});

test('an event refetches the rows in view, not all rows loaded before', fullOnly, async () => {
  answerServices(total);
  const push = openEvents();
  await openPortal('/services/my?per-page=all');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  await expect.element(link(1)).toBeVisible();
  for (const part of [0.2, 0.4]) await scrollTo(part);
  const shown = await scrollTo(0.6);
  const before = sent('listServices').length;
  answerServices(total, (service) => ({ ...service, status: 'suspended' }));
  push({
    id: '1',
    type: 'service.suspended',
    created_at: '2026-11-21T10:00:00Z',
    resource: { type: 'service', id: String(shown) },
    status: 'suspended',
  });
  await expect.element(page.getByRole('row', { name: new RegExp(serviceAt(shown - 1).hostname) })).toMatchTextContent('Suspended');
  expect(sent('listServices').length - before).toBeLessThan(4);
});

test('a short list is complete with its first page, can be selected as a whole, and turns back into pages', fullOnly, async () => {
  answerServices(30);
  const portal = await openPortal('/services/my?per-page=all&page=7');
  await expect.element(link(1)).toBeVisible();
  expect(sent('listServices')[0]?.query).toEqual({ page: '1', 'per-page': '100' });
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  await expect.element(page.getByText('30 selected')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('25');
  await expect.poll(() => portal.address()).toBe('/services/my');
  await expect.element(page.getByText('1–25 of 30 services')).toBeVisible();
});

test('a later page that could not be loaded says so below the list, and trying again loads it', fullOnly, async () => {
  answerServices(150);
  refuse('listServices', 422, { code: 'validation_failed', message: 'Not today.' }, ({ query }) => query['page'] === '2');
  await openPortal('/services/my?per-page=all');
  await expect.element(link(1)).toBeVisible();
  area().scrollTop = area().scrollHeight;
  const failure = page.getByText('Couldn’t load the services');
  await expect.element(failure).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
  expect(failure.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(area().getBoundingClientRect().bottom);
  answerServices(150);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(link(150)).toBeVisible();
});

test('the whole list can be searched and sorted, and says when nothing matches', fullOnly, async () => {
  answerServices(total);
  const portal = await openPortal('/services/my?per-page=all', { locale: 'ru' });
  await expect.element(page.getByRole('combobox', { name: 'Строк на странице' })).toHaveDisplayValue('Все');
  await page.getByRole('button', { name: 'Имя хоста' }).click();
  await expect.poll(() => portal.address()).toBe('/services/my?per-page=all&sort=hostname');
  answerServices(0);
  await page.getByRole('searchbox').fill('nowhere');
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible();
});

/** Returns the texts that reach beyond their cell, and how far. */
const wideCells = () =>
  [...document.querySelectorAll('tbody td:not([data-select])')].flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { right } = range.getBoundingClientRect();
    const limit = cell.getBoundingClientRect().right;
    return cell.checkVisibility() && right > limit ? [`${cell.textContent}: ${Math.round(right - limit)} px`] : [];
  });

test.each([1440, 1024, 640])('no text reaches into the next column (ru, %s px)', async (width) => {
  const states = ['suspended', 'pending', 'prepare', 'active', 'delete'] as const;
  answerServices(5, (service) => ({
    ...service,
    status: states[service.id - 1] ?? 'active',
    city: 'Франкфурт-на-Майне',
    renewal_cost: 1_788,
    billing_cycle: 'semi-annually',
  }));
  await page.viewport(width, 900);
  await openPortal('/services/my?per-page=all', { locale: 'ru' });
  await expect.element(link(1)).toBeVisible();
  expect(wideCells()).toEqual([]);
});
