import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleInvoice } from '../../../test/samples.ts';

import { vps } from '@portico/pricing/configuration.fixture';

const category = { type: 'vps', name: 'VPS', description: null, from_price: 18.9 };
const placement = { country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 };
const configured = '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de';
const hostname = () => page.getByRole('textbox', { name: /hostname/i });
const order = () => page.getByRole('button', { name: 'Order now' });

test('leads from category to placement, plan and configuration, each an address', async () => {
  answer('listCategories', { items: [category] });
  answer('listPlacements', { items: [placement] });
  answer('listPlans', { items: [vps.plan] });
  answer('getPlanConfiguration', vps);
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
});

test('says what is not offered', async () => {
  answer('listCategories', { items: [] });
  await openPortal('/services/create');
  await expect.element(page.getByText('Nothing is on sale at the moment.')).toBeVisible();
});

test('says what could not be loaded', async () => {
  refuse('listPlans', 422, { code: 'validation_failed', message: 'No such place.' });
  await openPortal('/services/create?type=vps&country=XX');
  await expect.element(page.getByText('The plans could not be loaded')).toBeVisible();
});

test('asks for a period and a right hostname before anything is sent, and focuses the first', async () => {
  answer('getPlanConfiguration', vps);
  await openPortal(configured);
  await hostname().fill('no_host name');
  await order().click();
  await expect.element(page.getByText('Choose a payment period.')).toBeVisible();
  await expect.element(hostname()).toHaveAccessibleDescription(/full host name/);
  await expect.element(page.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(sent('placeOrder')).toEqual([]);
  expect(localStorage.getItem('cart-items')).toBe('[]');
});

test('offers with a choice what goes with it, and prices it by the period', async () => {
  answer('getPlanConfiguration', vps);
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Quarterly' }).click();
  await expect.element(page.getByText('Every 3 months')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'RAID' })).toHaveValue('raid1');
});

test('puts a configuration into the cart', async () => {
  answer('getPlanConfiguration', vps);
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.element(page.getByText('VPS NVMe 8 is in the cart.')).toBeVisible();
  const [item] = JSON.parse(localStorage.getItem('cart-items') ?? '[]') as Record<string, unknown>[];
  expect(item).toMatchObject({ name: 'VPS NVMe 8, Frankfurt', count: 1, billing_cycle: 'monthly', tariff: 'vps-nvme-8-de' });
});

test('puts it into the cart by Enter, and orders nothing', async () => {
  answer('getPlanConfiguration', vps);
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('VPS NVMe 8 is in the cart.')).toBeVisible();
  expect(sent('placeOrder')).toEqual([]);
});

test('orders at once and arrives on the invoice', async () => {
  answer('getPlanConfiguration', vps);
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
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
  await expect.poll(() => sent('getAccountMeta').length).toBe(2);
});

test('shows what the server refuses at its option until that changes', async () => {
  answer('getPlanConfiguration', vps);
  const error = { path: 'order_items.0.configoptions.hostname', code: 'hostname_invalid', params: {} } as const;
  refuse('placeOrder', 422, { code: 'validation_failed', errors: [error] });
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await hostname().fill('web-1.example.com');
  await order().click();
  await expect.element(hostname()).toHaveAccessibleDescription(/full host name/);
  await userEvent.type(hostname(), '.org');
  await expect.element(hostname()).not.toHaveAttribute('aria-invalid', 'true');
});
