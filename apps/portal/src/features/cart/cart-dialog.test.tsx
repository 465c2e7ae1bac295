import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleInvoice } from '../../../test/samples.ts';

import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

const line = {
  name: 'VPS NVMe 8',
  count: 2,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [{ name: 'Operating system', value: 'Debian 13' }],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13' },
  promocode: null,
} as const;
const dialog = () => page.getByRole('dialog', { name: 'Cart' });
const place = () => dialog().getByRole('button', { name: 'Place order' });

async function openCart(...lines: (typeof line)[]): Promise<Awaited<ReturnType<typeof openPortal>>> {
  const portal = await openPortal('/settings/payment');
  for (const one of lines) store.set(cart.addAtom, { ...one, details: [...one.details] });
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect.element(dialog()).toBeVisible();
  return portal;
}

test('says that it is empty, and where to order', async () => {
  await openCart();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
  await expect.element(dialog().getByRole('link', { name: 'Order new service' })).toHaveAttribute('href', '/services/create');
});

test('shows each line with quantity, period, price and details, and the total', async () => {
  await openCart(line);
  await expect.element(dialog()).toMatchTextContent(/VPS NVMe 8.*Monthly.*× 2.*€37\.80.*Total.*€37\.80/);
  await dialog().getByRole('button', { name: 'Details of VPS NVMe 8' }).click();
  await expect.element(dialog()).toMatchTextContent(/Operating system.*Debian 13/);
});

test('is emptied line by line and as a whole', async () => {
  await openCart(line);
  await dialog().getByRole('button', { name: 'Remove VPS NVMe 8' }).click();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
  store.set(cart.addAtom, { ...line, details: [] });
  await dialog().getByRole('button', { name: 'Clear cart' }).click();
  await expect.element(dialog()).toMatchTextContent('Your cart is empty');
});

test('places one order of everything, however often it is pressed, and is empty then', async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  const portal = await openCart(line);
  await place().dblClick();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent('placeOrder')).toHaveLength(1);
  expect(localStorage.getItem('cart-items')).toBe('[]');
});

test('marks the line that the server refuses, and is kept', async () => {
  const error = { path: 'order_items.0.tariff', code: 'tariff_unknown', params: {} } as const;
  refuse('placeOrder', 422, { code: 'validation_failed', message: 'Something is no longer offered.', errors: [error] });
  await openCart(line);
  await place().click();
  await expect.element(dialog()).toMatchTextContent('This item cannot be ordered as it is.');
  await expect.element(page.getByText('Something is no longer offered.')).toBeVisible();
  expect(store.get(cart.countAtom)).toBe(2);
});
