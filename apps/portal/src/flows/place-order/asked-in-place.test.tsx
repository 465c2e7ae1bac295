import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerOrderSteps, configuredOrder } from '../../../test/order-samples.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

beforeEach(answerOrderSteps);

test('the question for the address stays when the language changes, with what was typed', async () => {
  refuse('placeOrder', 422, { code: 'address_required', errors: [{ path: 'zip_code', code: 'required', params: {} }] });
  await openPortal(configuredOrder);
  await page.getByRole('button', { name: 'Order now' }).click();
  await page.getByRole('dialog', { name: 'Add your billing address' }).getByLabelText('Zip code').fill('20095');
  await changeLocale(store, 'ru');
  await expect
    .element(page.getByRole('dialog', { name: 'Укажите адрес для счёта' }).getByLabelText('Почтовый индекс'))
    .toHaveValue('20095');
});

test('a changed price stays when the language changes', async () => {
  refuse('placeOrder', 409, { code: 'price_changed', errors: [{ path: 'total', code: 'not_equal', params: { seen: 22.9, now: 24.9 } }] });
  await openPortal(configuredOrder);
  await page.getByRole('button', { name: 'Order now' }).click();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/It was €22\.90 and is now €24\.90\./);
  await changeLocale(store, 'ru');
  await expect.element(main).toMatchTextContent(/Было 22,90.€, стало 24,90.€\./);
});
