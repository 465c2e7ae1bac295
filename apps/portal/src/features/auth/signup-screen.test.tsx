import { dailyIf, fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillSignUp } from '../../../test/fill-sign-up.ts';
import { answer, answerRaw, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { reported } from '../../operations/checks/report-mismatch.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

const submit = () => page.getByRole('button', { name: 'Create account' });

test('sign-up shows what is wrong at each field and in a focused summary that links to them', async () => {
  await openPortal('/auth/signup', { guest: true });
  await page.getByLabelText('First name').fill('X');
  await userEvent.keyboard('{Enter}');
  const summary = page.getByRole('group', { name: 'Your account wasn’t created' });
  await expect.element(summary).toHaveFocus();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Enter at least 2 characters.');
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Enter your last name.');
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name: Enter at least 2 characters.',
    'Enter your last name.',
    'Choose your country.',
    'Enter your email.',
    'Enter a password.',
    'Enter the password again.',
    'Accept the rules to continue.',
    'Accept the public offer to continue.',
  ]);
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('I accept the rules of service')).toHaveAccessibleDescription('Accept the rules to continue.');
  await summary.getByRole('link', { name: 'Accept the rules to continue.' }).click();
  await expect.element(page.getByLabelText('I accept the rules of service')).toHaveFocus();
  await summary.getByRole('link', { name: 'Choose your country.' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  // What is mended is no longer listed.
  await page.getByLabelText('Last name').fill('Novak');
  await expect.element(summary.getByRole('link', { name: 'Enter your last name.' })).not.toBeInTheDocument();
  expect(sent('signUp')).toEqual([]);
});

test('a single error has no summary: its field gets the focus', fullOnly, async () => {
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await page.getByLabelText('Last name').fill('');
  await submit().click();
  await expect.element(page.getByLabelText('Last name')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Your account wasn’t created' })).not.toBeInTheDocument();
});

test('errors that appear before the form is submitted are shown at their fields only', fullOnly, async () => {
  await openPortal('/auth/signup', { guest: true, locale: 'ru' });
  await page.getByLabelText('Имя', { exact: true }).click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Имя', { exact: true })).toBeInvalid();
  await expect.element(page.getByLabelText('Фамилия', { exact: true })).toBeInvalid();
  const summary = page.getByRole('group', { name: 'Аккаунт не создан' });
  await expect.element(summary).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toBeVisible();
});

test('sign-up sends the flags in wire format and continues to the code', async () => {
  answer('signUp', { status: 'success', message: '' });
  const portal = await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await page.getByLabelText('Send me news by email').click();
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

test('each checkbox sets only its own flag: offers alone', fullOnly, async () => {
  answer('signUp', { status: 'success', message: '' });
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await page.getByLabelText('Send me offers by email').click();
  await submit().click();
  await expect.poll(() => sent('signUp')[0]?.body).toMatchObject({ email_marketing: 1, email_news: 0 });
});

test('sign-up shows the server’s refusal at its field until that field changes', async () => {
  refuse('signUp', 422, { code: 'validation_failed', errors: [{ path: 'email', code: 'email_invalid', params: {} }] });
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await submit().click();
  const email = page.getByLabelText('Email', { exact: true });
  await expect.element(email).toHaveAccessibleDescription(/valid email/);
  await expect.element(email).toHaveFocus();
  await userEvent.type(email, 'x');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a refusal of an email that was changed meanwhile is not shown at it, and a toast asks to send the new one', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  refuse('signUp', 422, { code: 'validation_failed', errors: [{ path: 'email', code: 'email_taken', params: {} }] });
  hold('signUp', answered.promise);
  const portal = await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await submit().click();
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  const email = page.getByLabelText('Email', { exact: true });
  await email.fill('mira@example.org');
  answered.resolve();
  await expect.element(submit()).not.toHaveAttribute('aria-busy');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Your last change wasn’t sent. Submit the form again.')).toBeVisible();
  answer('signUp', { status: 'success', message: '' });
  await submit().click();
  await expect.poll(portal.address).toBe('/auth/verify-account?email=mira%40example.org');
  expect(sent('signUp').map(({ body }) => (body as { email: string }).email)).toEqual(['mira@example.com', 'mira@example.org']);
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
] as const)('the country field finds a country by its common names (%s %s)', async (locale, typed, found) => {
  await openPortal('/auth/signup', { guest: true, locale });
  const field = page.getByRole('combobox', { name: locale === 'ru' ? 'Страна' : 'Country' });
  await field.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(found);
});

test('sign-up links to the terms in the reader’s language in a new tab, and opening them checks no box', async () => {
  await openPortal('/auth/signup', { guest: true });
  const rules = page.getByRole('link', { name: 'rules of service' });
  await expect.element(rules).toHaveAttribute('href', '/legal/rules?locale=en');
  await expect.element(page.getByRole('link', { name: 'public offer' })).toHaveAttribute('href', '/legal/offer?locale=en');
  await expect.element(rules).toHaveAttribute('target', '_blank');
  rules.element().addEventListener('click', (event) => event.preventDefault());
  await rules.click();
  await expect.element(page.getByLabelText('I accept the rules of service')).not.toBeChecked();
});

test('the chosen language applies to the page and the account, and the form keeps its input', async () => {
  answer('signUp', { status: 'success', message: '' });
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Русский');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Новый аккаунт' })).toBeVisible();
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Mira');
  await expect.element(page.getByRole('link', { name: 'публичную оферту' })).toHaveAttribute('href', '/legal/offer?locale=ru');
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect.poll(() => sent('signUp')[0]?.body).toMatchObject({ language: 'ru', first_name: 'Mira' });
});

for (const [locale, of, fail, text] of [
  ['en', 'an unknown status', () => answer('signUp', { status: 'later' as 'success', message: '' }), 'Something went wrong. Try again.'],
  ['en', 'a server error', () => answerRaw('signUp', 500, 'Internal Server Error'), 'Something went wrong. Try again.'],
  ['en', 'a refusal with a message', () => refuse('signUp', 429, { code: 'too_many_requests', message: 'Not so fast.' }), 'Not so fast.'],
  ['ru', 'a server error', () => answerRaw('signUp', 500, 'Internal Server Error'), 'Что-то пошло не так. Попробуйте ещё раз.'],
] as const)
  test(`a failed sign-up says so and keeps the input (${locale}, ${of})`, dailyIf(of === 'a refusal with a message'), async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fail();
    const portal = await openPortal('/auth/signup', { guest: true });
    await fillSignUp();
    // Typed values survive a language change.
    await changeLocale(store, locale);
    await page.getByRole('button', { name: locale === 'ru' ? 'Создать аккаунт' : 'Create account' }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    expect(portal.address()).toBe('/auth/signup');
    await expect
      .element(page.getByRole('textbox', { name: locale === 'ru' ? 'Эл. почта' : 'Email', exact: true }))
      .toHaveValue('mira@example.com');
    // This answer is outside the contract on purpose.
    await expect.poll(() => reported.delete('signUp: status is "later"') || of !== 'an unknown status').toBe(true);
  });

test.each([
  ['en', 'Email', 'Email is not valid.'],
  ['ru', 'Эл. почта', 'Проверьте поле «Эл. почта»: оно заполнено неверно.'],
] as const)('an error with an unknown reason names the field (%s)', fullOnly, async (locale, label, text) => {
  refuse('signUp', 422, { code: 'validation_failed', errors: [{ path: 'email', code: 'invalid', params: {} }] });
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await changeLocale(store, locale);
  await page.getByRole('button', { name: locale === 'ru' ? 'Создать аккаунт' : 'Create account' }).click();
  await expect.element(page.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(text);
});
