/** States of sign-in and sign-up that only appear after a step or an answer, for screenshots. */
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { answer, refuse } from './answers.ts';
import type { Screen } from './screens.ts';
import { say } from './texts.ts';

const noSession = { accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null } as const;
const done = { status: 'success', message: '' } as const;

async function press(page: Page, locale: Locale, button: string): Promise<void> {
  await page.getByRole('button', { name: say(locale)(button), exact: true }).click();
}

async function see(page: Page, locale: Locale, text: string): Promise<void> {
  await page.getByText(say(locale)(text)).first().waitFor();
}

async function enterPassword(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByLabel(t('auth.email'), { exact: true }).fill('mira@example.com');
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Correct-Horse-7');
  await press(page, locale, 'auth.sign-in.submit');
}

async function askForCode(page: Page, locale: Locale): Promise<void> {
  await answer(page, 'login', {
    ...noSession,
    status: 'requested_two_factor_challenge',
    accessTokenTwoFactor: 'ptf_none',
    two_factor_provider: 'google',
    two_factor_passkey: true,
  });
  await enterPassword(page, locale);
  await page.getByRole('dialog').waitFor();
}

async function fillNewPassword(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByLabel(t('access.reset.password'), { exact: true }).fill('Correct-Horse-7');
  await page.getByLabel(t('access.reset.password-repeat')).fill('Correct-Horse-7');
  await press(page, locale, 'access.reset.submit');
}

export const accessScreens: readonly Screen[] = [
  { name: 'sign in, two-factor', path: '/auth/login', act: askForCode },
  {
    name: 'sign in, two-factor refused',
    path: '/auth/login',
    act: async (page, locale) => {
      await askForCode(page, locale);
      await refuse(page, locale, 'loginTwoFactor', 422, 'verification_code_invalid');
      await page.getByRole('dialog').getByRole('textbox').first().fill('123456');
      await press(page, locale, 'access.two-factor.verify');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'sign in, recovery code',
    path: '/auth/login',
    act: async (page, locale) => {
      await askForCode(page, locale);
      await press(page, locale, 'access.two-factor.use-recovery');
      await see(page, locale, 'access.two-factor.recovery-text');
    },
  },
  {
    name: 'sign in, not verified',
    path: '/auth/login',
    act: async (page, locale) => {
      await answer(page, 'login', { ...noSession, status: 'required_activation' });
      await enterPassword(page, locale);
      await page.getByText(say(locale)('auth.sign-in.activation-required', { email: 'mira@example.com' })).waitFor();
    },
  },
  {
    name: 'verify, refused',
    path: '/auth/verify-account?email=mira%40example.com',
    act: async (page, locale) => {
      await refuse(page, locale, 'verifyEmail', 422, 'verification_code_invalid');
      await page.getByRole('textbox').first().fill('123456');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'reset requested',
    path: '/auth/confirm-reset-password',
    act: async (page, locale) => {
      await answer(page, 'requestPasswordReset', done);
      await page.getByLabel(say(locale)('auth.email'), { exact: true }).fill('mira@example.com');
      await press(page, locale, 'access.confirm-reset.submit');
      await see(page, locale, 'access.confirm-reset.check-email');
    },
  },
  {
    name: 'reset expired',
    path: '/auth/reset-password?token=none',
    act: async (page, locale) => {
      await refuse(page, locale, 'resetPassword', 422, 'reset_token_expired');
      await fillNewPassword(page, locale);
      await see(page, locale, 'access.reset.token-expired');
    },
  },
  {
    name: 'session ended by its mail',
    path: '/auth/end-session?token=none',
    act: async (page, locale) => {
      await answer(page, 'endReportedSession', done);
      await press(page, locale, 'access.end-session.submit');
      await see(page, locale, 'access.end-session.done');
    },
  },
  {
    name: 'end session, link used',
    path: '/auth/end-session?token=none',
    act: async (page, locale) => {
      await refuse(page, locale, 'endReportedSession', 422, 'link_invalid');
      await press(page, locale, 'access.end-session.submit');
      await see(page, locale, 'access.end-session.link-invalid');
    },
  },
  {
    name: 'invitation',
    path: '/auth/accept-invitation',
    act: async (page, locale) => {
      const [email, client] = ['ivan@example.com', 'Novak Ltd'];
      await answer(page, 'getInvitation', {
        email,
        first_name: 'Ivan',
        client_name: client,
        language: locale,
        expires_at: '2099-01-01T00:00:00Z',
      });
      await page.goto(`${page.url()}?token=none`);
      await page.getByText(client).waitFor();
    },
  },
  { name: 'operator without a code', path: '/login_as_client' },
];
