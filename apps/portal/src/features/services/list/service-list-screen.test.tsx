import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceSummary } from '@portico/contract';
import { answer, hold, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleFilters, sampleService, sampleUser } from '../../../../test/samples.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const row = (name: RegExp) => page.getByRole('row', { name });
const bar = () => page.getByRole('region', { name: 'Selected services' });
const db: ServiceSummary = { ...sampleService, id: 32, hostname: 'db-1.example.com', power: 'stopped' };
const event = { type: 'action.changed', created_at: '2026-11-21T10:00:00Z', resource: { type: 'service', id: '31' } } as const;
const old: ServiceSummary = { ...sampleService, id: 33, hostname: 'old-1.example.com', status: 'delete', power: null };

test('the list shows each service with its plan, location, period, status and renewal, and links to it', async () => {
  answer('listServices', pageOf(sampleService, { ...db, status: 'pending', next_due_date: null }));
  await openPortal('/services/my');
  await expect.element(row(/web-1/)).toMatchTextContent(/VPS NVMe 8.*Frankfurt, Germany.*Quarterly.*Active.*Feb 20, 2027.*€53\.90/);
  await expect.element(row(/db-1/)).toMatchTextContent(/Pending.*—/);
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toHaveAttribute('href', '/services/31');
});

test.each([
  ['en', /Active\s*Ends Feb 20, 2027.*—/],
  ['ru', /Активна\s*До 20 февр\. 2027.*—/],
] as const)('a cancelled service shows when it ends and has no due date (%s)', async (locale, text) => {
  answer('listServices', pageOf({ ...sampleService, ends_on: '2027-02-20' }));
  await openPortal('/services/my', { locale });
  await expect.element(row(/web-1/)).toMatchTextContent(text);
});

test('the due date links to the unpaid invoice', async () => {
  const unpaid_invoice = { id: 10_255, amount: 18.9, due_date: '2027-02-20' };
  answer('listServices', pageOf({ ...sampleService, status: 'suspended', unpaid_invoice }));
  await openPortal('/services/my');
  await expect.element(row(/web-1/)).toMatchTextContent(/Suspended.*Feb 20, 2027\s*Pay invoice 10255/);
  await expect.element(page.getByRole('link', { name: 'Pay invoice 10255' })).toHaveAttribute('href', '/invoices/invoice/10255');
});

test('the list is entirely in Russian', async () => {
  answer('listServices', pageOf({ ...sampleService, action: runningAction({ command: 'restart', progress: 40 }) }, db));
  await openPortal('/services/my', { locale: 'ru' });
  await expect.element(row(/web-1/)).toMatchTextContent(/Frankfurt, Германия.*Активна.*Перезапускается, 40\s%/);
  await expect.element(row(/db-1/)).toMatchTextContent(/Активна.*Остановлен/);
  expect(document.documentElement.lang).toBe('ru');
});

test('the list says that there are no services yet and where to order', async () => {
  answer('listServices', pageOf());
  await openPortal('/services/my');
  await expect.element(page.getByText('No services yet')).toBeVisible();
  // The link appears once, though the list header offers it too.
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Order new service' })).toHaveAttribute('href', '/services/create');
});

test('the list drops invalid values from the URL', async () => {
  answer('listServices', pageOf(sampleService));
  await openPortal('/services/my?status=sleeping&country=xyz&billing_cycle=weekly&page=-1&per-page=7&sort=colour');
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toBeVisible();
  expect(sent('listServices')[0]?.query).toEqual({ page: '1', 'per-page': '25' });
});

test('the list says why it could not be loaded', async () => {
  refuse('listServices', 422, { code: 'validation_failed', message: 'Not today.' });
  await openPortal('/services/my');
  await expect.element(page.getByText('Couldn’t load the services')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
});

test('the list keeps its sort order in the URL and reverses it', async () => {
  answer('listServices', pageOf(sampleService));
  const portal = await openPortal('/services/my?page=2&sort=hostname');
  await expect.element(page.getByRole('columnheader', { name: 'Hostname' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Hostname' }).click();
  await expect.poll(() => sent('listServices').at(-1)?.query).toEqual({ page: '1', 'per-page': '25', sort: '-hostname' });
  expect(portal.address()).toBe('/services/my?sort=-hostname');
  await page.getByRole('button', { name: 'Renewal cost' }).click();
  await expect.poll(() => sent('listServices').at(-1)?.query['sort']).toBe('renewal_cost');
});

test('the list remembers which columns are shown', fullOnly, async () => {
  answer('listServices', pageOf(sampleService));
  await openPortal('/services/my');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Country' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Country' })).not.toBeInTheDocument();
  expect(localStorage.getItem('portico.services.hidden-columns')).toBe('["country"]');
});

test('an event updates the list when a service becomes active', async () => {
  answer('listServices', pageOf({ ...sampleService, status: 'prepare' }));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.element(row(/web-1/)).toMatchTextContent('Preparing');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  answer('listServices', pageOf(sampleService));
  push({
    id: '1',
    type: 'service.activated',
    created_at: '2026-11-21T10:00:00Z',
    resource: { type: 'service', id: '31' },
    status: 'active',
  });
  await expect.element(row(/web-1/)).toMatchTextContent('Active');
  await expect.element(page.getByText('web-1.example.com is active.')).toBeVisible();
});

test('the list follows an action by its events and refetches only when it ends', async () => {
  answer('listServices', pageOf(sampleService));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.element(row(/web-1/)).toMatchTextContent('Active');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  const action = runningAction({ command: 'stop', progress: 30 });
  push({ ...event, id: '1', status: 'running', action });
  await expect.element(row(/web-1/)).toMatchTextContent(/Stopping, 30%/);
  const before = sent('listServices').length;
  push({ ...event, id: '2', status: 'running', action: { ...action, progress: 70 } });
  await expect.element(row(/web-1/)).toMatchTextContent(/Stopping, 70%/);
  expect(sent('listServices')).toHaveLength(before);
  answer('listServices', pageOf({ ...sampleService, power: 'stopped' }));
  push({ ...event, id: '3', status: 'success', action: { ...action, status: 'success', progress: 100 } });
  await expect.element(row(/web-1/)).toMatchTextContent(/ActiveStopped/);
  await expect.poll(() => sent('listServices').length).toBe(before + 1);
  await expect.element(page.getByText('web-1.example.com is stopped.')).toBeVisible();
});

test('suspended servers are skipped with the way out that each of them has', fullOnly, async () => {
  const unpaid_invoice = { id: 10_255, amount: 18.9, due_date: '2099-02-20' };
  const suspended = { ...sampleService, status: 'suspended', unpaid_invoice, next_due_date: '2099-02-20' } as const;
  answer(
    'listServices',
    pageOf(
      sampleService,
      { ...suspended, id: 34, hostname: 'late-1.example.com', next_due_date: '2020-01-20' },
      { ...suspended, id: 35, hostname: 'held-1.example.com' },
      { ...suspended, id: 36, hostname: 'over-1.example.com', ends_on: '2027-02-20' },
    ),
  );
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  await bar().getByRole('button', { name: 'Restart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restart 1 server?' });
  await expect.element(question).toMatchTextContent(/late-1\.example\.com The service is suspended\. Pay the overdue invoice/);
  await expect.element(question).toMatchTextContent(/held-1\.example\.com The service is suspended\.\s*over-1/);
  await expect.element(question).toMatchTextContent(/over-1\.example\.com The service is suspended and cancelled, so it stays off\./);
});

test('restarting the selected servers lists them and the skipped ones first, and one toast sums up the result', async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 34, hostname: 'web-2.example.com' }, db, old));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  await expect.element(page.getByText('4 selected')).toBeVisible();
  answer('changeServicePower', (request) =>
    runningAction({ command: 'restart', resource: { type: 'service', id: request.query['id'] ?? '' } }),
  );
  await bar().getByRole('button', { name: 'Restart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restart 2 servers?' });
  const listed =
    /web-1\.example\.com.*web-2\.example\.com.*Skipped.*db-1\.example\.com The server is stopped\..*old-1\.example\.com This service is deleted\./;
  await expect.element(question).toMatchTextContent(listed);
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect.element(page.getByText('Restarting 2 servers.')).toBeVisible();
  expect(sent('changeServicePower').map(({ query, body }) => [query['id'], body])).toEqual([
    ['31', { action: 'restart' }],
    ['34', { action: 'restart' }],
  ]);
  await expect.element(bar()).not.toBeInTheDocument();
  for (const id of ['31', '34'])
    push({ ...event, id, status: 'success', action: runningAction({ id, command: 'restart', status: 'success' }) });
  const toasts = page.getByText(/^2 actions completed|^Restarting 2/);
  await expect.element(toasts).toMatchTextContent(/^2 actions/);
});

test('the question names the same servers while their actions begin one after the other', fullOnly, async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 34, hostname: 'web-2.example.com' }));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  const answered = Promise.withResolvers<void>();
  answer('changeServicePower', runningAction({ command: 'restart' }));
  hold('changeServicePower', answered.promise);
  await bar().getByRole('button', { name: 'Restart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restart 2 servers?' });
  await question.getByRole('button', { name: 'Restart' }).click();
  push({ ...event, id: '1', status: 'running', action: runningAction({ command: 'restart' }) });
  await expect.element(page.getByText(/^Restarting, /)).toBeInTheDocument();
  await expect.element(question).not.toMatchTextContent(/Skipped/);
  answered.resolve();
  await expect.element(page.getByText('Restarting 2 servers.')).toBeVisible();
});

test('starting servers that all allow it needs no confirmation', fullOnly, async () => {
  answer('listServices', pageOf(db, { ...db, id: 35, hostname: 'db-2.example.com' }));
  answer('changeServicePower', runningAction({ command: 'start' }));
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: 'Select db-1.example.com' }).click();
  await page.getByRole('checkbox', { name: 'Select db-2.example.com' }).click();
  await bar().getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('Starting 2 servers.')).toBeVisible();
  expect(sent('changeServicePower').map(({ query }) => query['id'])).toEqual(['32', '35']);
});

test('starting servers lists first which are skipped', fullOnly, async () => {
  answer('listServices', pageOf(sampleService, db));
  answer('changeServicePower', runningAction({ command: 'start' }));
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  await bar().getByRole('button', { name: 'Start' }).click();
  const plan = page.getByRole('alertdialog', { name: 'Start 1 server?' });
  await expect.element(plan).toMatchTextContent(/These servers will start:.*db-1.*Skipped:.*web-1.*already running/);
  expect(sent('changeServicePower')).toEqual([]);
  await plan.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => sent('changeServicePower').map(({ query }) => query['id'])).toEqual(['32']);
});

test('failed servers are listed with the reason, stay selected, and can be tried again', fullOnly, async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 34, hostname: 'web-2.example.com' }));
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: 'Select all services on this page' }).click();
  const busy = { code: 'service_busy', message: 'Another action is running on this server.' } as const;
  answer('changeServicePower', runningAction({ command: 'restart' }));
  refuse('changeServicePower', 409, busy, ({ query }) => query['id'] === '34');
  await bar().getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('alertdialog', { name: 'Restart 2 servers?' }).getByRole('button', { name: 'Restart' }).click();
  const results = page.getByRole('dialog', { name: '1 server couldn’t be restarted' });
  await expect.element(results).toMatchTextContent(/web-2.*Another action is running on this server\..*web-1.*Restarting/);
  await expect.element(page.getByText('1 selected')).toBeInTheDocument();
  answer('changeServicePower', runningAction({ command: 'restart', resource: { type: 'service', id: '34' } }));
  await results.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Restarting 1 server.')).toBeVisible();
  expect(sent('changeServicePower').map(({ query }) => query['id'])).toEqual(['31', '34', '34']);
  await expect.element(bar()).not.toBeInTheDocument();
});

test('an action that no selected server allows shows why', fullOnly, async () => {
  answer('listServices', pageOf(old));
  await openPortal('/services/my');
  await page.getByRole('checkbox', { name: 'Select old-1.example.com' }).click();
  const start = bar().getByRole('button', { name: 'Start' });
  await expect.element(start).toHaveAccessibleDescription('None of the selected servers allows this right now.');
});

test('an action that the user’s role does not allow shows why', async () => {
  answer('listServices', pageOf(sampleService));
  await openPortal('/services/my', { user: { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, services: 'read' } } });
  await page.getByRole('checkbox', { name: 'Select web-1.example.com' }).click();
  const restart = bar().getByRole('button', { name: 'Restart' });
  await expect.element(restart).toHaveAccessibleDescription(/Your role doesn’t let you change this/);
});

test.each([
  ['en', 'Deleted'],
  ['ru', 'Удалена'],
] as const)('a service whose status is delete is called deleted (%s)', async (locale, text) => {
  answer('listServices', pageOf(old));
  answer('getServiceFilters', { ...sampleFilters, status: [{ value: 'delete', count: 1 }] });
  await openPortal('/services/my?status=delete', { locale });
  await expect.element(row(/old-1/)).toMatchTextContent(text);
});

test.each([10, 50, 100] as const)('the list shows %d rows per page when chosen', async (size) => {
  answer('listServices', pageOf(sampleService));
  const portal = await openPortal('/services/my');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions(String(size));
  await expect.poll(() => sent('listServices').at(-1)?.query).toMatchObject({ page: '1', 'per-page': String(size) });
  expect(portal.address()).toBe(`/services/my?per-page=${size}`);
});
