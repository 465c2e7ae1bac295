import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { answerOrderSteps, configuredOrder } from '../../../test/order-samples.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleInvoice } from '../../../test/samples.ts';
import { sampleProfile } from '../../../test/settings-samples.ts';
import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

const missing = ['address', 'city', 'zip_code'].map((path) => ({ path, code: 'required' as const, params: {} }));
const orderedAs = { status: 'success' as const, message: 'Thank you.', invoice_id: 10_040 };

beforeEach(() => {
  answerOrderSteps();
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
});

test.each([
  ['en', 'Order now', 'Add your billing address', ['Address', 'City', 'Zip code'], 'Save and place order'],
  ['ru', 'Заказать сейчас', 'Укажите адрес для счёта', ['Адрес', 'Город', 'Почтовый индекс'], 'Сохранить и оформить заказ'],
] as const)(
  'the wizard asks for the billing address that the invoice needs, saves it and places the order (%s)',
  async (locale, order, title, labels, save) => {
    refuse('placeOrder', 422, { code: 'address_required', errors: missing });
    const portal = await openPortal(configuredOrder, { locale });
    await page.getByRole('button', { name: order }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: save }).click();
    await expect.element(dialog.getByLabelText(labels[0])).toHaveAttribute('aria-invalid', 'true');
    for (const [position, label] of labels.entries())
      await dialog.getByLabelText(label).fill([' Lindenweg 12 ', 'Hamburg', '20095'][position] ?? '');
    answer('updateClientProfile', sampleProfile);
    answer('placeOrder', orderedAs);
    await dialog.getByRole('button', { name: save }).click();
    await expect.poll(portal.address).toBe('/invoices/invoice/10040');
    expect(sent('updateClientProfile').map(({ body }) => body)).toEqual([{ address: 'Lindenweg 12', city: 'Hamburg', zip_code: '20095' }]);
  },
);

test('the dialog of the missing address can’t be left while it is saved, because the order follows', async () => {
  refuse('placeOrder', 422, { code: 'address_required', errors: missing.slice(2) });
  const portal = await openPortal(configuredOrder);
  await page.getByRole('button', { name: 'Order now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your billing address' });
  await dialog.getByLabelText('Zip code').fill('20095');
  const saved = Promise.withResolvers<void>();
  answer('updateClientProfile', sampleProfile);
  hold('updateClientProfile', saved.promise);
  answer('placeOrder', orderedAs);
  await dialog.getByRole('button', { name: 'Save and place order' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  saved.resolve();
  await expect.poll(portal.address).toBe('/invoices/invoice/10040');
});

test(
  'the cart asks only for the missing fields, keeps its lines if the buyer closes the dialog, and asks before typed fields are discarded',
  fullOnly,
  async () => {
    refuse('placeOrder', 422, { code: 'address_required', errors: missing.slice(2) });
    const portal = await openPortal('/settings/payment');
    const line = { name: 'VPS NVMe 8', count: 1, billing_cycle: 'monthly' as const, price: 18.9, details: [], promocode: null };
    store.set(cart.addAtom, { ...line, tariff: 'vps-nvme-8-de', configoptions: { os: 'debian-13', raid: 'none' } });
    await page.getByRole('button', { name: /^Cart/u }).click();
    const place = page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Place order' });
    await place.click();
    const dialog = page.getByRole('dialog', { name: 'Add your billing address' });
    await expect.element(dialog.getByLabelText('Zip code')).toBeVisible();
    await expect.element(dialog.getByLabelText('City')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(store.get(cart.itemsAtom)).toHaveLength(1);
    await place.click();
    await dialog.getByLabelText('Zip code').fill('20095');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog.getByLabelText('Zip code')).toHaveValue('20095');
    answer('updateClientProfile', sampleProfile);
    answer('placeOrder', orderedAs);
    await dialog.getByRole('button', { name: 'Save and place order' }).click();
    await expect.poll(portal.address).toBe('/invoices/invoice/10040');
    expect(sent('updateClientProfile').map(({ body }) => body)).toEqual([{ zip_code: '20095' }]);
  },
);
