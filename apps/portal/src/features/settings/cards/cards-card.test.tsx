import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerOnPress, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, cardMethod, openCheckout, otherCard, sampleCard, samplePayment, sampleUser } from '../../../../test/samples.ts';
import { isRedirectingAtom } from '../../../flows/pay/redirect-to-gateway.ts';
import { store } from '../../../platform/store.ts';

const card = page.getByRole('region', { name: 'Cards' });
const done = { status: 'success', message: '' } as const;

beforeEach(() => answer('listPaymentMethods', { items: [balanceMethod, cardMethod] }));

test.each([
  ['en', /Visa •••• 4242 Default.*Valid until 12\/2034/, /Company card \(Mastercard •••• 4444\)/],
  ['ru', /Visa •••• 4242 Основная.*Действует до 12\/2034/, /Company card \(Mastercard •••• 4444\)/],
] as const)('the card list shows the default card first, with each card’s details (%s)', async (locale, first, second) => {
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
  await openPortal('/settings/payment', { locale });
  const list = page.getByRole('region', { name: locale === 'ru' ? 'Карты' : 'Cards' });
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent(first);
  await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(second);
});

test('the section is hidden when no method saves cards and none is saved', async () => {
  answer('listPaymentMethods', { items: [balanceMethod] });
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('switch', { name: 'Pay from the card' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('adding a card leads to the gateway’s page, the only place that asks for its number', async () => {
  const gone = Promise.withResolvers<string>();
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    gone.resolve(event.destination.url);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    store.set(isRedirectingAtom, false);
  });
  answer('addCard', { ...done, next_action: 'redirect', url: openCheckout.url, payment_id: samplePayment.id });
  await openPortal('/settings/payment');
  await expect.element(card).toMatchTextContent(/only test cards work/);
  await card.getByRole('button', { name: 'Add a card' }).click();
  expect(await gone.promise).toBe(openCheckout.url);
  expect(sent('addCard')[0]?.body).toEqual({ paymentmethod: 3 });
  expect(sent('addCard')[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('on a phone the actions of a card are in one menu', fullOnly, async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 780);
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
  await openPortal('/settings/payment');
  await expect.element(card.getByRole('button', { name: 'Rename Visa •••• 4242' })).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Actions for Visa •••• 4242' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rename card' })).toBeVisible();
});

test('the section says so at the card limit and offers no other card', async () => {
  answer('listCards', { items: [sampleCard, otherCard], max: 2 });
  await openPortal('/settings/payment');
  await expect.element(card.getByText(/You already have 2 cards/)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Add a card' })).not.toBeInTheDocument();
});

test('a card can be renamed, and a name that is too long shows an error at its field', fullOnly, async () => {
  answer('listCards', { items: [sampleCard], max: 10 });
  answer('renameCard', done);
  await openPortal('/settings/payment');
  await card.getByRole('button', { name: 'Rename Visa •••• 4242' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename card' });
  await dialog.getByLabelText('Name').fill('x'.repeat(41));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/40/);
  await dialog.getByLabelText('Name').fill(' Travel ');
  answer('listCards', { items: [{ ...sampleCard, name: 'Travel' }], max: 10 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(card.getByRole('listitem')).toMatchTextContent('Travel (Visa •••• 4242) Default');
  expect(sent('renameCard')).toMatchObject([{ query: { id: sampleCard.id }, body: { name: 'Travel' } }]);
});

test('another card can be made the default', async () => {
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
  answer('makeCardDefault', done);
  await openPortal('/settings/payment');
  await expect.element(card.getByRole('button', { name: 'Make default: Visa •••• 4242' })).not.toBeInTheDocument();
  const button = card.getByRole('button', { name: 'Make default: Company card (Mastercard •••• 4444)' });
  await expect.element(button).toBeVisible();
  answer('listCards', {
    items: [
      { ...otherCard, is_default: true },
      { ...sampleCard, is_default: false },
    ],
    max: 10,
  });
  await button.click();
  await expect.element(card.getByRole('listitem').first()).toMatchTextContent(/4444\) Default/);
  expect(sent('makeCardDefault')[0]?.query).toEqual({ id: otherCard.id });
});

test('removing a card asks for confirmation and says which card becomes the default', async () => {
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
  answer('removeCard', done);
  await openPortal('/settings/payment');
  await card.getByRole('button', { name: 'Remove Visa •••• 4242' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Visa •••• 4242?' });
  await expect.element(question).toMatchTextContent(/Company card \(Mastercard •••• 4444\) becomes the default card\./);
  answer('listCards', { items: [{ ...otherCard, is_default: true }], max: 10 });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => card.getByRole('listitem').elements().length).toBe(1);
  expect(sent('removeCard')[0]?.query).toEqual({ id: sampleCard.id });
});

test('a user with view-only billing access sees the cards and cannot change them', async () => {
  const reader = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, billing: 'read' as const } };
  answer('listCards', { items: [sampleCard], max: 10 });
  await openPortal('/settings/payment', { user: reader });
  await expect.element(card.getByRole('button', { name: 'Add a card' })).toBeDisabled();
  await expect.element(card.getByRole('button', { name: 'Remove Visa •••• 4242' })).toBeDisabled();
});

test('the section shows an error with a retry button if the payment methods fail to load', async () => {
  refuse('listPaymentMethods', 403, { code: 'not_allowed' });
  await openPortal('/settings/payment');
  await expect.element(card.getByText('Couldn’t load your cards')).toBeVisible();
  answerOnPress('listPaymentMethods', { items: [balanceMethod, cardMethod] });
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.element(card.getByRole('button', { name: 'Add a card' })).toBeVisible();
});

test('the section says that the cards could not be loaded', async () => {
  refuse('listCards', 500, { code: 'internal_error' });
  await openPortal('/settings/payment');
  await expect.element(page.getByText('Couldn’t load your cards')).toBeVisible();
});

describe('returning from saving a card', () => {
  const setup = { ...samplePayment, purpose: 'card', invoice_id: null, amount: 0 } as const;
  test.each([
    [{ ...setup, status: 'succeeded' }, 'Card saved.'],
    [{ ...setup, status: 'cancelled' }, 'The card wasn’t saved. You weren’t charged.'],
    [{ ...setup, status: 'pending', checkout: openCheckout }, 'The card isn’t saved yet'],
  ] as const)('the returning user sees the outcome: %o', async (payment, text) => {
    answer('syncPayment', payment);
    await openPortal(`/settings/payment?payment=${setup.id}`);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(sent('syncPayment')[0]?.query).toEqual({ id: setup.id });
  });

  test('the returning user sees that the gateway does not respond', fullOnly, async () => {
    refuse('syncPayment', 503, { code: 'payment_gateway_unavailable' });
    await openPortal(`/settings/payment?payment=${setup.id}`);
    await expect.element(page.getByText(/couldn’t reach the payment service/)).toBeVisible();
  });
});
