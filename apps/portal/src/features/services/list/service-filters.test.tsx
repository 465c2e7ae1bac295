import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleFilters, sampleService } from '../../../../test/samples.ts';

const filter = () => page.getByRole('button', { name: 'Filter', exact: true });
const property = (name: RegExp) => page.getByRole('menuitem', { name });
const choice = (name: RegExp) => page.getByRole('menuitemcheckbox', { name });
const chips = () => page.getByRole('list', { name: 'Filters' });
const lastQuery = () => sent('listServices').at(-1)?.query;

test('the list is filtered by the values that the services have, on the server and in the URL, from the first page', async () => {
  answer('listServices', pageOf(sampleService));
  answer('getServiceFilters', sampleFilters);
  const portal = await openPortal('/services/my?page=2&sort=hostname');
  await filter().click();
  await property(/Country/).click();
  await choice(/Germany\s*9/).click();
  await expect.poll(lastQuery).toEqual({ page: '1', 'per-page': '25', sort: 'hostname', country: 'DE' });
  expect(portal.address()).toBe('/services/my?sort=hostname&country=DE');
  await property(/Tariff/).click();
  await choice(/VPS NVMe 8/).click();
  await expect.poll(lastQuery).toMatchObject({ country: 'DE', tariff: 'vps-nvme-8-de' });
});

test('a filter takes several values, which one chip shows, and a link with an unknown one keeps the others', fullOnly, async () => {
  answer('listServices', pageOf(sampleService));
  answer('getServiceFilters', sampleFilters);
  const portal = await openPortal('/services/my?status=active,lost');
  await expect.poll(lastQuery).toMatchObject({ status: 'active' });
  await filter().click();
  await property(/Status/).click();
  await choice(/Suspended/).click();
  await expect.poll(lastQuery).toMatchObject({ status: 'active,suspended' });
  await expect.poll(() => portal.address()).toBe('/services/my?status=active%2Csuspended');
  await expect.element(chips()).toMatchTextContent(/Status\s*Active or Suspended/);
  await choice(/All statuses/).click();
  await expect.poll(() => portal.address()).toBe('/services/my');
});

test('a link with filters shows them as chips, which remove one or all', async () => {
  answer('listServices', pageOf(sampleService));
  answer('getServiceFilters', sampleFilters);
  const portal = await openPortal('/services/my?status=active&country=DE&tariff=vps-nvme-8-de');
  await expect.element(chips()).toMatchTextContent(/Status\s*Active.*Country\s*Germany.*Tariff\s*VPS NVMe 8/);
  await page.getByRole('button', { name: 'Remove the filter Country: Germany' }).click();
  await expect.poll(() => portal.address()).toBe('/services/my?status=active&tariff=vps-nvme-8-de');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => portal.address()).toBe('/services/my');
  await expect.element(chips()).not.toBeInTheDocument();
  await expect.poll(lastQuery).toEqual({ page: '1', 'per-page': '25' });
});

test('after the last filter is removed, the focus returns to where it was', async () => {
  answer('listServices', pageOf(sampleService));
  answer('getServiceFilters', sampleFilters);
  await openPortal('/services/my?country=DE');
  await expect.element(chips()).toBeVisible();
  const columns = page.getByRole('button', { name: 'Columns' });
  (columns.element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(chips()).not.toBeInTheDocument();
  await expect.element(columns).toHaveFocus();
});

test('a value that no service has any more is named as far as possible', fullOnly, async () => {
  answer('listServices', pageOf());
  answer('getServiceFilters', { status: [], country: [], tariff: [], billing_cycle: [] });
  await openPortal('/services/my?country=SE&tariff=old-plan');
  await expect.element(chips()).toMatchTextContent(/Country\s*Sweden.*Tariff\s*old-plan/);
  await expect.element(page.getByText('No matching services')).toBeVisible();
  await page.getByRole('button', { name: 'Show all services' }).click();
  await expect.element(chips()).not.toBeInTheDocument();
});

test('without the values, the status can still be chosen', fullOnly, async () => {
  answer('listServices', pageOf(sampleService));
  refuse('getServiceFilters', 422, { code: 'validation_failed' });
  await openPortal('/services/my');
  await filter().click();
  await property(/Status/).click();
  await choice(/Suspended/).click();
  await expect.poll(lastQuery).toMatchObject({ status: 'suspended' });
});

test('the filters are entirely in Russian', fullOnly, async () => {
  answer('listServices', pageOf(sampleService));
  answer('getServiceFilters', sampleFilters);
  await openPortal('/services/my?country=DE', { locale: 'ru' });
  await expect.element(page.getByRole('list', { name: 'Фильтры' })).toMatchTextContent(/Страна\s*Германия/);
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
  await property(/Статус/).click();
  await expect.element(choice(/Все статусы/)).toHaveAttribute('aria-checked', 'true');
  await expect.element(choice(/Активна/)).toBeVisible();
});
