import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleInvoice, sampleUser } from '../../../test/samples.ts';

import { vps } from '@portico/pricing/configuration.fixture';

const category = { type: 'vps', name: 'VPS', description: null, from_price: 18.9 };
const placement = { country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 };
const configured = '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de';
const hostname = () => page.getByRole('textbox', { name: /hostname/i });
beforeEach(() => {
  answer('listCategories', { items: [category] });
  answer('listPlacements', { items: [placement] });
  answer('listPlans', { items: [vps.plan] });
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
});

const order = () => page.getByRole('button', { name: 'Order now' });

test('the wizard leads from category to placement, plan and configuration, each with its own URL', async () => {
  const portal = await openPortal('/services/create');
  await page.getByRole('link', { name: 'VPS', exact: true }).click();
  await expect.poll(portal.address).toBe('/services/create?type=vps');
  await page.getByRole('link', { name: 'Frankfurt, Germany' }).click();
  await expect.element(page.getByText('€18.90 per month')).toBeVisible();
  await page.getByRole('link', { name: 'VPS NVMe 8' }).click();
  await expect.poll(portal.address).toBe(configured);
  await expect.element(page.getByRole('radio', { name: 'Quarterly' })).toBeVisible();
  portal.back();
  await expect.element(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'VPS NVMe 8' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['en', /VPS NVMe 8.*3 left/, 'Sold out'],
  ['ru', /VPS NVMe 8.*Осталось 3/, 'Нет в наличии'],
] as const)('a plan shows how few units are left, and a sold-out plan leads nowhere (%s)', async (locale, few, none) => {
  const soldOut = { ...vps.plan, tariff: 'vps-nvme-4-de', name: 'VPS NVMe 4', stock_left: 0 };
  answer('listPlans', { items: [{ ...vps.plan, stock_left: 3 }, soldOut, { ...vps.plan, tariff: 'vps-nvme-2-de', name: 'VPS NVMe 2' }] });
  await openPortal('/services/create?type=vps&country=DE', { locale });
  await expect.element(page.getByRole('main')).toMatchTextContent(few);
  await expect.element(page.getByText(none)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'VPS NVMe 8', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'VPS NVMe 2', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'VPS NVMe 4', exact: true })).not.toBeInTheDocument();
});

test('the wizard says what is not available', async () => {
  answer('listCategories', { items: [] });
  await openPortal('/services/create');
  await expect.element(page.getByText('Nothing is available to order right now.')).toBeVisible();
});

test('the wizard says what could not be loaded', async () => {
  refuse('listPlans', 422, { code: 'validation_failed', message: 'No such place.' });
  await openPortal('/services/create?type=vps&country=DE');
  await expect.element(page.getByText('Couldn’t load the plans')).toBeVisible();
});

test('the wizard requires a period and a valid hostname before it sends anything, and focuses the first error', async () => {
  await openPortal(configured);
  await hostname().fill('no_host name');
  await order().click();
  await expect.element(page.getByText('Choose a payment period.')).toBeVisible();
  await expect.element(hostname()).toHaveAccessibleDescription(/full hostname/);
  await expect.element(page.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(sent('placeOrder')).toEqual([]);
  expect(localStorage.getItem('cart-items')).toBe('[]');
});

test('a choice shows its dependent options, priced for the period', async () => {
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Quarterly' }).click();
  await expect.element(page.getByText('Every 3 months')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'RAID' })).toHaveValue('raid1');
});

test('the wizard adds a configuration to the cart', async () => {
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText('VPS NVMe 8 is in the cart.')).toBeVisible();
  const [item] = JSON.parse(localStorage.getItem('cart-items') ?? '[]') as Record<string, unknown>[];
  expect(item).toMatchObject({ name: 'VPS NVMe 8, Frankfurt', count: 1, billing_cycle: 'monthly', tariff: 'vps-nvme-8-de' });
});

test('Enter adds the configuration to the cart and places no order', fullOnly, async () => {
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('VPS NVMe 8 is in the cart.')).toBeVisible();
  expect(sent('placeOrder')).toEqual([]);
});

test('an immediate order leads to its invoice', async () => {
  answer('placeOrder', () => {
    answer('getAccountMeta', { ...sampleUser, unpaid_invoice_count: 5 });
    return { status: 'success', message: 'Thank you.', invoice_id: 10_040 } as const;
  });
  answer('getInvoice', sampleInvoice);
  answer('listInvoices', pageOf());
  answer('listPaymentMethods', { items: [] });
  const portal = await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('WEB-1.example.com');
  await order().click();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  const item = { tariff: 'vps-nvme-8-de', count: 1, billing_cycle: 'monthly', promocode: null };
  expect(sent('placeOrder')[0]?.body).toMatchObject({
    payment_method: 1,
    order_items: [{ ...item, configoptions: { hostname: 'web-1.example.com' } }],
  });
  await expect.element(page.getByRole('link', { name: /My invoices.*5 unpaid invoices/ })).toBeVisible();
});

test('the wizard shows the server’s refusal at its option until that option changes', async () => {
  const error = { path: 'order_items.0.configoptions.hostname', code: 'hostname_invalid', params: {} } as const;
  refuse('placeOrder', 422, { code: 'validation_failed', errors: [error] });
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await order().click();
  await expect.element(hostname()).toHaveAccessibleDescription(/full hostname/);
  await userEvent.type(hostname(), '.org');
  await expect.element(hostname()).not.toHaveAttribute('aria-invalid', 'true');
});

const steps = () => page.getByRole('list', { name: 'Steps of the order' });
const summary = () => page.getByRole('main');

describe('wizard state in the URL', () => {
  const options = { os: 'talos', ipv4: 3, hostname: 'web-1.example.com' };
  const whole = `${configured}&period=quarterly&options=${encodeURIComponent(JSON.stringify(options))}`;

  test('a choice is stored in the URL, so a reload or a shared link shows it again', async () => {
    const portal = await openPortal(configured);
    await page.getByRole('radio', { name: 'Quarterly' }).click();
    await page.getByRole('radio', { name: 'Talos' }).click();
    await page.getByRole('spinbutton', { name: 'IPv4 addresses' }).fill('3');
    await hostname().fill('web-1.example.com');
    await expect
      .poll(() => Object.fromEntries(new URL(portal.address(), 'http://portal').searchParams))
      .toMatchObject({
        period: 'quarterly',
        options: JSON.stringify(options),
      });
  });

  test('the wizard restores the state that it wrote to the URL', fullOnly, async () => {
    await openPortal(whole);
    await expect.element(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Talos' })).toBeChecked();
    await expect.element(page.getByRole('spinbutton', { name: 'IPv4 addresses' })).toHaveValue('3');
    await expect.element(hostname()).toHaveValue('web-1.example.com');
    await expect.element(summary()).toMatchTextContent(/IPv4 addresses: 2 extra/);
  });

  test('the wizard ignores URL options that the plan does not have', fullOnly, async () => {
    const strange = encodeURIComponent(JSON.stringify({ os: 'beos', ipv4: 'many', gpu: 'two' }));
    await openPortal(`${configured}&period=annually&options=${strange}`);
    await expect.element(page.getByRole('radio', { name: 'Debian 13' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Quarterly' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect.element(summary()).toMatchTextContent(/Every month/);
  });

  test.each([
    ['en', /Category: VPS.*Placement: Frankfurt.*Plan: VPS NVMe 8.*Configuration/, 'Steps of the order'],
    ['ru', /Категория: VPS.*Frankfurt.*: VPS NVMe 8.*Конфигурация/, 'Шаги заказа'],
  ] as const)('completed steps show what was chosen (%s)', async (locale, text, label) => {
    await openPortal(configured, { locale });
    await expect.element(page.getByRole('list', { name: label })).toMatchTextContent(text);
  });

  test('going back a step keeps and marks the choices, and they are still there on the way forward', fullOnly, async () => {
    const portal = await openPortal(whole);
    await steps()
      .getByRole('link', { name: /Placement/ })
      .click();
    await expect.element(page.getByRole('link', { name: 'Frankfurt, Germany' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Frankfurt, Germany' }).click();
    await page.getByRole('main').getByRole('heading', { name: 'VPS NVMe 8' }).getByRole('link').click();
    await expect.element(hostname()).toHaveValue('web-1.example.com');
    await expect.element(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    portal.back();
    portal.back();
    await expect.element(page.getByRole('heading', { name: 'Where should it run?' })).toBeVisible();
  });
});

describe('an invalid URL leads to the step where it can be corrected:', () => {
  const text = () => page.getByText(/^Part of this link is no longer available/);

  test('an unknown category leads to the category step', async () => {
    const portal = await openPortal('/services/create?type=mainframe&country=DE&tariff=x&period=monthly');
    await expect.element(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
    await expect.element(text()).toBeVisible();
    expect(portal.address()).toBe('/services/create?period=monthly');
  });

  test('a placement without the category leads to the placement step', async () => {
    await openPortal('/services/create?type=vps&country=SG');
    await expect.element(page.getByRole('heading', { name: 'Where should it run?' })).toBeVisible();
    await expect.element(text()).toBeVisible();
  });

  test('a plan that no longer exists leads to the plan step', async () => {
    refuse('getPlanConfiguration', 404, { code: 'not_found' });
    const portal = await openPortal(configured);
    await expect.element(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    await expect.element(text()).toBeVisible();
    expect(portal.address()).toBe('/services/create?type=vps&country=DE');
  });

  test('a plan of another placement leads to the plan step', fullOnly, async () => {
    answer('listPlacements', { items: [placement, { ...placement, country: 'NL', city: 'Amsterdam' }] });
    await openPortal('/services/create?type=vps&country=NL&tariff=vps-nvme-8-de');
    await expect.element(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    await expect.element(text()).toBeVisible();
  });
});

test('the summary shows plan and placement from the start, and an invalid hostname does not hide the price', fullOnly, async () => {
  await openPortal(configured);
  await expect.element(summary()).toMatchTextContent(/Summary.*VPS NVMe 8, Frankfurt.*Choose a payment period/);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect.element(summary()).toMatchTextContent(/Every month.*€22\.90/);
  await hostname().fill('no_host name');
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect.element(hostname()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(summary()).toMatchTextContent(/Every month.*€22\.90/);
});

test('a phone keeps the total and the actions in reach', async () => {
  await page.viewport(390, 700);
  onTestFinished(() => page.viewport(1440, 900));
  await openPortal(`${configured}&period=monthly`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect.element(add).toBeInViewport();
  await expect.element(page.getByRole('button', { name: /^Cart/ })).toBeInViewport();
  await add.click();
  await expect.element(page.getByRole('button', { name: 'Cart, 1 item' })).toBeInViewport();
});
