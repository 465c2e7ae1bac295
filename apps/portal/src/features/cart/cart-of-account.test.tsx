import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerQuotes } from '../../../test/quotes.ts';
import { pageOf, sampleUser } from '../../../test/samples.ts';
import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

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
