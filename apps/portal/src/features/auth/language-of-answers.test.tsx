import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillSignUp } from '../../../test/fill-sign-up.ts';
import { answer, answerOutsideContract, answerRaw, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { reported } from '../../operations/checks/report-mismatch.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

type Held = Parameters<typeof hold>[0] & Parameters<typeof sent>[0];

const russian = { ...sampleUser, language: 'ru' as const };
const toasts = () => page.getByRole('region', { name: /Уведомления/ });
const invitation = {
  email: 'ivan@example.com',
  first_name: 'Ivan',
  client_name: 'Novak Ltd',
  language: 'en',
  expires_at: '2027-01-01T00:00:00Z',
} as const;

/** Changes the language after `press` has sent the call, and then lets its answer arrive. */
async function changeLanguageBeforeAnswer(id: Held, press: () => Promise<void>): Promise<void> {
  const answered = Promise.withResolvers<void>();
  hold(id, answered.promise);
  await press();
  await expect.poll(() => sent(id)).toHaveLength(1);
  await changeLocale(store, 'ru');
  answered.resolve();
}

async function fillSignIn(): Promise<void> {
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
}
const press = (name: string) => () => page.getByRole('button', { name }).click();

test('a verified email is confirmed in the language of the account, which the page then has', async () => {
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: russian, reset_token: null });
  answer('getAccountMeta', russian);
  const portal = await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await page.getByLabelText('Code').fill('004981');
  await expect.poll(portal.address).toBe('/settings/client');
  await expect.element(toasts()).toMatchTextContent('Почта подтверждена. Добро пожаловать!');
});

test('an accepted invitation is confirmed in the language of the account, which the page then has', async () => {
  answer('getInvitation', invitation);
  answer('acceptInvitation', { status: 'success', accessToken: 'pat_new', user: russian });
  answer('getAccountMeta', russian);
  await openPortal('/auth/accept-invitation?token=t1', { guest: true });
  await page.getByLabelText('Last name').fill('Petrov');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  await page.getByLabelText('I accept the rules of service').click();
  await page.getByLabelText('I accept the public offer').click();
  await press('Accept and sign in')();
  await expect.element(toasts()).toMatchTextContent('Добро пожаловать! Вы вошли.');
});

test('a sign-in that arrives after the language has changed asks for the code in the language shown', async () => {
  answer('login', { status: 'required_activation', accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null });
  await openPortal('/auth/login', { guest: true });
  await fillSignIn();
  await changeLanguageBeforeAnswer('login', press('Sign in'));
  await expect.element(toasts()).toMatchTextContent(/Ввести код/);
  expect(toasts().getByRole('button', { name: 'Enter code' }).elements()).toEqual([]);
});

test('a sign-up that arrives after the language has changed fails in the language shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerOutsideContract('signUp', { status: 'other', message: '' });
  await openPortal('/auth/signup', { guest: true });
  await fillSignUp();
  await changeLanguageBeforeAnswer('signUp', press('Create account'));
  await expect.element(toasts()).toMatchTextContent('Что-то пошло не так. Попробуйте ещё раз.');
  reported.clear();
});

test('a code for another browser that arrives after the language has changed is explained in the language shown', async () => {
  answer('verifyEmail', { status: 'success', accessToken: 'pat_new', user: sampleUser, reset_token: 'prt_new' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await changeLanguageBeforeAnswer('verifyEmail', () => page.getByLabelText('Code').fill('004981'));
  await expect.element(toasts()).toMatchTextContent(/Аккаунт создан в другом браузере/);
});

test('a new code that arrives after the language has changed is announced in the language shown', async () => {
  answer('resendVerificationCode', { status: 'success', message: '' });
  await openPortal('/auth/verify-account?email=mira%40example.com', { guest: true });
  await changeLanguageBeforeAnswer('resendVerificationCode', press('Send a new code'));
  await expect.element(toasts()).toMatchTextContent(/мы отправили новый код/);
});

test('a refusal of an email changed meanwhile asks to submit again in the language shown', async () => {
  refuse('verifyEmail', 422, { code: 'verification_code_invalid', message: 'The code is wrong.' });
  await openPortal('/auth/verify-account', { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await page.getByLabelText('Code').fill('000000');
  await changeLanguageBeforeAnswer('verifyEmail', async () => {
    await press('Verify')();
    await page.getByLabelText('Code').fill('111111');
  });
  await expect.element(toasts()).toMatchTextContent('Последнее изменение не отправлено. Отправьте форму ещё раз.');
});

test.each([
  ['the request', () => answer('requestPasswordReset', { status: 'success', message: '' }), 'Запрос принят. Проверьте почту.'],
  [
    'its failure',
    () => answerRaw('requestPasswordReset', 502, 'Bad Gateway'),
    'Не удалось запросить сброс пароля. Сервер не смог ответить. Попробуйте ещё раз чуть позже.',
  ],
])('a password reset whose answer arrives after the language has changed confirms %s in the language shown', async (_what, reply, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  reply();
  await openPortal('/auth/confirm-reset-password', { guest: true });
  await page.getByLabelText('Email').fill('mira@example.com');
  await changeLanguageBeforeAnswer('requestPasswordReset', () => page.getByRole('main').getByRole('button').first().click());
  await expect.element(toasts()).toMatchTextContent(text);
});

test('a second step that ends after the language has changed says so in the language shown', async () => {
  answer('login', {
    status: 'requested_two_factor_challenge',
    accessToken: null,
    accessTokenTwoFactor: 'ptf_1',
    two_factor_provider: 'google',
    user: null,
  });
  refuse('loginTwoFactor', 401, { code: 'unauthorized', message: 'Sign in again.' });
  await openPortal('/auth/login', { guest: true });
  await fillSignIn();
  await press('Sign in')();
  await changeLanguageBeforeAnswer('loginTwoFactor', () => page.getByRole('dialog').getByLabelText('Code').fill('111111'));
  await expect.element(toasts()).toMatchTextContent('Не удалось проверить код. Войдите ещё раз.');
});

test('a refused operator’s link gives no reason in another language than the one shown', async () => {
  refuse('exchangeImpersonationCode', 409, { code: 'service_busy', message: 'Not today.' });
  await openPortal('/login_as_client?code=imp_abc', { guest: true });
  const reason = page.getByText('Not today.');
  await expect.element(reason).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(reason).not.toBeInTheDocument();
  await changeLocale(store, 'en');
  await expect.element(reason).toBeVisible();
});

test('a refused invitation keeps its reason when the language changes, because nothing else says why', async () => {
  refuse('getInvitation', 409, { code: 'service_busy', message: 'Not today.' });
  await openPortal('/auth/accept-invitation?token=t1', { guest: true });
  await expect.element(page.getByText('Not today.')).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(page.getByText('Не удалось загрузить приглашение')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
});
