import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '@portico/contract';
import { answer, hold, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleUser } from '../../../../test/samples.ts';
import { localeAtom } from '../../../platform/locale.ts';
import { session, store } from '../../../platform/store.ts';
import { answerUserSettings, otherSession, sampleActivity, sampleDetails, thisSession } from '../../../../test/user-settings.ts';

const card = (name: string) => page.getByRole('region', { name });

async function open(details: Parameters<typeof answerUserSettings>[0] = {}) {
  answerUserSettings(details);
  return openPortal('/settings/user');
}

test('a chosen language applies at once and is saved for the user', async () => {
  const changed = { ...sampleUser, language: 'ru' } as const;
  answer('updateUser', () => {
    answer('getAccountMeta', changed);
    return changed;
  });
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Русский');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Настройки пользователя' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
  await expect.poll(() => sent('updateUser')[0]?.body).toEqual({ language: 'ru' });
});

test('of two quick changes of the language the last one is saved, and the first one’s answer changes nothing', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer('updateUser', ({ body }) => {
    const changed = { ...sampleUser, ...(body as Pick<User, 'language'>) };
    answer('getAccountMeta', changed);
    return changed;
  });
  hold('updateUser', first.promise);
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Русский');
  await expect.poll(() => sent('updateUser').length).toBe(1);
  hold('updateUser', second.promise);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Язык' }), 'English');
  await expect.element(page.getByRole('heading', { level: 1, name: 'User settings' })).toBeVisible();
  const shown: string[] = [];
  onTestFinished(store.sub(localeAtom, () => shown.push(store.get(localeAtom))));
  first.resolve();
  await expect.poll(() => store.get(session.userAtom)?.language).toBe('ru');
  second.resolve();
  await expect.poll(() => store.get(session.userAtom)?.language).toBe('en');
  expect(sent('updateUser').map(({ body }) => body)).toEqual([{ language: 'ru' }, { language: 'en' }]);
  expect(shown).toEqual([]);
});

test('a language that the server does not save stays on the screen and is logged to the console', fullOnly, async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  refuse('updateUser', 422, { code: 'validation_failed' });
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'Русский');
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  expect(document.documentElement.lang).toBe('ru');
});

test('a chosen theme applies at once and is saved', async () => {
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Dark');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('vueuse-color-scheme')).toBe('dark');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'System');
});

test.each([
  [7, 'Mirabel'],
  [0, 'Mira'],
])('an unsaved name waits for the same user, unless the API does not name users (%i)', async (id, kept) => {
  const user = { ...sampleUser, id };
  answerUserSettings();
  await openPortal('/settings/user', { user });
  const name = card('Your name').getByLabelText('First name');
  await name.fill('Mirabel');
  store.set(session.clearAtom);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  document.body.replaceChildren();
  await openPortal('/settings/user', { user });
  await expect.element(name).toHaveValue(kept);
  sessionStorage.clear();
});

test('a name must follow the sign-up rules, and is saved', async () => {
  answer('updateUser', sampleUser);
  await open();
  const name = card('Your name').getByLabelText('First name');
  await expect.element(name).toHaveValue('Mira');
  await name.fill('M');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription('Enter at least 2 characters.');
  await expect.element(name).toHaveFocus();
  await name.fill(' Мируна ');
  await card('Your name').getByRole('button', { name: 'Save changes' }).click();
  await expect.element(card('Your name').getByRole('status')).toMatchTextContent(/Changes saved/);
  expect(sent('updateUser')[0]?.body).toEqual({ first_name: 'Мируна' });
  // Discarding later changes saves nothing.
  await name.fill('Мира');
  await card('Your name').getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('Мируна');
  await expect.element(card('Your name').getByRole('status')).toHaveTextContent('');
});

test('changing the password checks the rules and clears the fields', async () => {
  refuse('changePassword', 422, { code: 'validation_failed', errors: [{ path: 'current_password', code: 'password_wrong', params: {} }] });
  await open();
  const own = card('Password');
  const current = own.getByLabelText('Current password');
  const next = own.getByLabelText('New password', { exact: true });
  const submit = own.getByRole('button', { name: 'Change password' });
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(next).toHaveAttribute('autocomplete', 'new-password');
  await current.fill('Portico-2026');
  await next.fill('Portico-2026');
  await submit.click();
  await expect.element(next).toHaveAccessibleDescription(/different from the current one/);
  await next.fill('Portico-2027');
  await own.getByLabelText('Confirm new password').fill('Portico-2027');
  await submit.click();
  await expect.element(current).toHaveAccessibleDescription(/not your current password/);
  await expect.element(current).toHaveFocus();
  answer('changePassword', { status: 'success', message: '', accessToken: 'pat_renewed' });
  await current.fill('Portico-2025');
  await submit.click();
  await expect.element(page.getByText(/Your password was changed/)).toBeVisible();
  await expect.element(current).toHaveValue('');
  expect(sent('changePassword').at(-1)?.body).toEqual({
    current_password: 'Portico-2025',
    password: 'Portico-2027',
    password_repeat: 'Portico-2027',
  });
  expect(localStorage.getItem('accessToken')).toBe('pat_renewed');
});

test('the code sent to the new email confirms the change', async () => {
  const pending = { id: '0197f4c0-0000-7000-8000-000000000009', email: 'new@example.com', requested_at: '2026-11-22T10:00:00Z' };
  answer('requestEmailChange', { status: 'success', message: '', id: pending.id, email: pending.email });
  await open();
  const own = card('Email');
  await own.getByLabelText('New email').fill('new@example.com');
  answer('getUserDetails', { ...sampleDetails, email_change: pending });
  await own.getByRole('button', { name: 'Send code' }).click();
  await expect.element(own.getByText('new@example.com')).toBeVisible();

  answer('resendEmailChangeCode', { status: 'success', message: '', id: pending.id, email: pending.email });
  await own.getByRole('button', { name: 'Send a new code' }).click();
  await expect.element(page.getByText(/A new code is on its way/)).toBeVisible();
  expect(sent('resendEmailChangeCode')[0]?.body).toEqual({ id: pending.id });

  await own.getByRole('button', { name: 'Confirm email' }).click();
  await expect.element(own.getByLabelText('Code')).toHaveAccessibleDescription('Enter 6 digits.');
  expect(sent('completeEmailChange')).toEqual([]);

  refuse('completeEmailChange', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await own.getByLabelText('Code').fill('111111');
  await own.getByRole('button', { name: 'Confirm email' }).click();
  await expect.element(own.getByLabelText('Code')).toHaveAccessibleDescription('The code is wrong.');

  answer('completeEmailChange', { status: 'success', message: '', user: { ...sampleUser, email: 'new@example.com' } });
  answer('getUserDetails', { ...sampleDetails, email: 'new@example.com' });
  await own.getByLabelText('Code').fill('004981');
  await own.getByRole('button', { name: 'Confirm email' }).click();
  await expect.element(page.getByText(/Your email was changed/)).toBeVisible();
  await expect.element(own.getByLabelText('New email')).toHaveValue('');
  expect(sent('completeEmailChange').at(-1)?.body).toEqual({ email: 'new@example.com', token: '004981' });
});

test('one session can be ended by name, and all others at once', async () => {
  answer('endSession', { status: 'success', message: '' });
  answer('endOtherSessions', { status: 'success', message: '', ended: 1 });
  await open();
  const own = card('Active sessions');
  await expect.element(own.getByText('This session')).toBeVisible();
  await own.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out Safari on iOS?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('Safari on iOS signed out.')).toBeVisible();
  expect(sent('endSession')[0]?.query).toEqual({ id: otherSession.id });

  await own.getByRole('button', { name: 'Sign out all other sessions' }).click();
  answer('listSessions', pageOf(thisSession));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other sessions' }).click();
  await expect.element(page.getByText('1 other session signed out.')).toBeVisible();
  await expect.element(own.getByRole('button', { name: 'Sign out all other sessions' })).not.toBeInTheDocument();
});

test.each([
  ['en', ['Support opened your account', 'Your access changed', 'Main user role transferred', 'New root password requested']],
  ['ru', ['Поддержка открыла ваш аккаунт', 'Изменён ваш доступ', 'Передана роль основного пользователя', 'Запрошен новый пароль root']],
] as const)('the activity shows what others did, without their device (%s)', async (locale, text) => {
  answerUserSettings();
  const kinds = ['support_access', 'roles_changed', 'main_user_transferred', 'root_password_requested'] as const;
  answer('listActivity', pageOf(...kinds.map((kind, id) => ({ ...sampleActivity, id, kind, device: null, ip: null }))));
  await openPortal('/settings/user', { locale, user: { ...sampleUser, language: locale } });
  for (const words of text) await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '—' })).toHaveLength(kinds.length);
});

test('the activity keeps its page in the URL', fullOnly, async () => {
  answerUserSettings();
  answer('listActivity', ({ query }) => ({
    items: [{ ...sampleActivity, kind: query['page'] === '2' ? ('password_changed' as const) : ('signed_in' as const) }],
    page: Number(query['page']),
    per_page: 10,
    total: 11,
  }));
  const portal = await openPortal('/settings/user');
  const own = card('Activity');
  await expect.element(own.getByText('Signed in', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Next page' }).click();
  await expect.element(own.getByText('Password changed')).toBeVisible();
  expect(portal.address()).toBe('/settings/user?activity=2');
});

test.each(['New password', 'New email'])('a link asks before what was typed into “%s” is lost', async (label) => {
  const portal = await open();
  await page.getByLabelText(label, { exact: true }).fill('lena@example.com');
  await page.getByRole('link', { name: 'Client profile' }).click();
  await page.getByRole('alertdialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.poll(portal.address).toBe('/settings/client');
});
