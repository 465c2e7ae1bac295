import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';

const submit = () => page.getByRole('button', { name: 'Create account' });

async function fill(): Promise<void> {
  await page.getByLabelText('First name').fill('Mira');
  await page.getByLabelText('Last name').fill('Novak');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByLabelText('E-mail', { exact: true }).fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Repeat the password').fill('Portico-2026');
  await page.getByLabelText('I accept the rules of service').click();
  await page.getByLabelText('I accept the public offer').click();
}

test('says at each field what is wrong with it, and focuses the first', async () => {
  await openPortal('/auth/signup', { guest: true });
  await page.getByLabelText('First name').fill('X');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('At least 2 characters.');
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Fill in this field.');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('I accept the rules of service')).toHaveAccessibleDescription('This has to be accepted.');
  expect(sent('signUp')).toEqual([]);
});

test('sends flags as the wire has them, and leads on to the code', async () => {
  answer('signUp', { status: 'success', message: '' });
  const portal = await openPortal('/auth/signup', { guest: true });
  await fill();
  await page.getByLabelText('Send me news by e-mail').click();
  await submit().click();
  await expect.poll(portal.address).toBe('/auth/verify-account?email=mira%40example.com');
  expect(sent('signUp')[0]?.body).toMatchObject({
    email: 'mira@example.com',
    country: 'DE',
    language: 'en',
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 1,
  });
});

test('shows what the server refuses at its field until that field changes', async () => {
  refuse('signUp', 422, { code: 'validation_failed', errors: [{ path: 'email', code: 'email_invalid', params: {} }] });
  await openPortal('/auth/signup', { guest: true });
  await fill();
  await submit().click();
  const email = page.getByLabelText('E-mail', { exact: true });
  await expect.element(email).toHaveAccessibleDescription(/valid e-mail/);
  await expect.element(email).toHaveFocus();
  await userEvent.type(email, 'x');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['en', 'DE', 'Germany'],
  ['en', 'USA', 'United States'],
  ['en', 'UK', 'United Kingdom'],
  ['en', 'Holland', 'Netherlands'],
  ['en', 'Германия', 'Germany'],
  ['ru', 'США', 'Соединенные Штаты'],
  ['ru', 'Голландия', 'Нидерланды'],
  ['ru', 'Germany', 'Германия'],
] as const)('finds a country by what people type (%s %s)', async (locale, typed, found) => {
  await openPortal('/auth/signup', { guest: true, locale });
  const field = page.getByRole('combobox', { name: locale === 'ru' ? 'Страна' : 'Country' });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(found);
});
