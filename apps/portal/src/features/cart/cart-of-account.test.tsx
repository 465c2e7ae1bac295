import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer, hold, openEvents, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { pageOf, sampleInvoice, sampleUser } from '../../../test/samples.ts';
import { cart } from '../../platform/cart.ts';
import { session, store } from '../../platform/store.ts';

const line: CartItemDraft = {
  name: 'VPS NVMe 8',
  count: 2,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13' },
  promocode: null,
};
const dialog = () => page.getByRole('dialog', { name: 'Cart' });

beforeEach(() => {
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
  // Quotes the same price that the line shows.
  answerQuotes({ centsOf: () => 1890 });
});

async function openCart(): Promise<void> {
  await openPortal('/settings/payment');
  store.set(cart.addAtom, line);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect.element(dialog()).toBeVisible();
}

test('the cart shows the VAT of a country that a colleague has changed meanwhile', async () => {
  const push = openEvents();
  await openCart();
  await expect.element(dialog()).toMatchTextContent(/Due now.*€37\.80/);
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  answer('getTaxTerms', { tax: { prices: 'net', treatment: 'standard', rate: 19 } });
  push({ id: '9', type: 'account.changed', created_at: '2026-11-21T10:12:00Z', resource: null, status: null });
  await expect.element(dialog()).toMatchTextContent(/VAT 19%.*€7\.18.*Due now.*€44\.98/);
});

test('the cart does not open by itself after the next sign-in', async () => {
  await openCart();
  store.set(session.clearAtom);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  document.body.replaceChildren();
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment settings' })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(store.get(cart.modalOpenAtom)).toBe(false);
});

test('an order of a role without access to invoices leads to the services', async () => {
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  answer('listServices', pageOf());
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, billing: 'none' as const } };
  const portal = await openPortal('/services/my', { user });
  store.set(cart.addAtom, line);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await dialog().getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => sent('placeOrder').length).toBe(1);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(portal.address).toBe('/services/my');
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My services' })).toBeVisible();
});

test('an order takes only its own lines out of the cart: one that another tab adds meanwhile stays', async () => {
  const answered = Promise.withResolvers<void>();
  answer('placeOrder', { status: 'success', message: 'Thank you.', invoice_id: 10_040 });
  hold('placeOrder', answered.promise);
  answer('listInvoices', pageOf());
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  await openCart();
  await dialog().getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => sent('placeOrder').length).toBe(1);
  store.set(cart.addAtom, { ...line, tariff: 'storage-1tb-fi' });
  answered.resolve();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(store.get(cart.itemsAtom).map(({ tariff }) => tariff)).toEqual(['storage-1tb-fi']);
});
