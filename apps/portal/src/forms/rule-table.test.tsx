import { fullOnly } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locale } from '@portico/i18n/locale';
import { ruleTable } from '@portico/rule-table/rule-table';
import type { RuleCell, RuledForm } from '@portico/rule-table/rule-table';
import { answer, hold } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { answerUserSettings } from '../../test/user-settings.ts';
import { accessMessages } from '../features/auth/access.messages.ts';
import { shownLanguageAtom } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import { missingMessages } from '../features/auth/register.messages.ts';
import { userSettingsMessages } from '../features/settings/user/user-settings.messages.ts';
import { emptyFieldMessages as empty } from './empty-field.messages.ts';
import { passkeyMessages } from '../features/settings/passkeys/passkeys.messages.ts';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';

type Place = {
  readonly address: string;
  /** A field that identifies the form on its page. */
  readonly marker: string;
  readonly guest?: boolean;
  /** Opens the form from its page. */
  readonly open?: () => Promise<void>;
};

/** The page of each form. */
const places: Readonly<Record<RuledForm, Place>> = {
  login: { address: '/auth/login', marker: 'rememberMe', guest: true },
  signUp: { address: '/auth/signup', marker: 'accept_rules', guest: true },
  verifyEmail: { address: '/auth/verify-account?email=mira%40example.com', marker: 'token', guest: true },
  requestPasswordReset: { address: '/auth/confirm-reset-password', marker: 'email', guest: true },
  resetPassword: { address: '/auth/reset-password?token=prt_x', marker: 'password_repeat', guest: true },
  updateUser: { address: '/settings/user', marker: 'first_name' },
  changePassword: { address: '/settings/user', marker: 'current_password' },
  requestEmailChange: { address: '/settings/user', marker: 'email' },
  updateClientProfile: { address: '/settings/client', marker: 'phone' },
  loginTwoFactor: { address: '/auth/login', marker: 'otp', guest: true, open: meetTheFirstStep },
  renamePasskey: { address: '/settings/user', marker: 'name', open: renameAPasskey },
};

/** The forms that ask for each missing value by its name. */
const missingTexts: Partial<Record<RuledForm, typeof missingMessages>> = {
  signUp: missingMessages,
  login: { email: { required: empty.email }, password: { required: empty.password } },
  requestPasswordReset: { email: { required: empty.email } },
  resetPassword: { password: { required: empty.newPassword }, password_repeat: { required: empty.passwordRepeat } },
  updateUser: { first_name: { required: empty.firstName }, last_name: { required: empty.lastName } },
  updateClientProfile: { first_name: { required: empty.firstName }, last_name: { required: empty.lastName } },
  changePassword: {
    current_password: { required: userSettingsMessages.currentPasswordMissing },
    password: { required: empty.newPassword },
    password_repeat: { required: empty.passwordRepeat },
  },
  requestEmailChange: { email: { required: userSettingsMessages.newEmailMissing } },
  renamePasskey: { name: { required: passkeyMessages.nameMissing } },
};

async function meetTheFirstStep(): Promise<void> {
  answer('login', {
    status: 'requested_two_factor_challenge',
    accessToken: null,
    accessTokenTwoFactor: 'p2f_x',
    two_factor_provider: 'google',
    user: null,
  });
  await page.elementLocator(inputOf('rememberMe', 'email')).fill('mira@example.com');
  await page.elementLocator(inputOf('rememberMe', 'password')).fill('x');
  inputOf('rememberMe', 'email').form?.requestSubmit();
}

async function renameAPasskey(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-label$="Laptop"]')).not.toBeNull();
  document.querySelector<HTMLElement>('[aria-label$="Laptop"]')?.click();
}

function inputOf(marker: string, field: string): HTMLInputElement {
  const form = document.querySelector<HTMLInputElement>(`form input[name="${marker}"]`)?.form;
  const input = form?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (!input) throw new Error(`There is no field ${field} beside ${marker}`);
  return input;
}

/** Returns the error shown at a field, or null. */
function errorAt(input: HTMLInputElement): string | null {
  if (input.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

function expectedOf({ form, field, verdict }: RuleCell): string | null {
  if (verdict === null) return null;
  const { intl } = store.get(shownLanguageAtom);
  // The specification has its own sentence for this error.
  if (form === 'loginTwoFactor') return intl.formatMessage(accessMessages.enterCode);
  const missing = Object.entries(missingTexts[form]?.[field] ?? {});
  const [, own] = missing.find(([code]) => code === verdict.code) ?? [];
  if (own !== undefined) return intl.formatMessage(own);
  return intl.formatMessage(fieldErrorMessages[verdict.code], { field: '', ...verdict.params });
}

async function enter(marker: string, field: string, value: string): Promise<HTMLInputElement> {
  const input = inputOf(marker, field);
  await page.elementLocator(input).fill(value);
  input.blur();
  return input;
}

const never = new Promise(() => undefined);
const forms = [...new Set(ruleTable.map(({ form }) => form))];
const cellsOf = (form: RuledForm) => ruleTable.filter((cell) => cell.form === form && !cell.wireOnly);

/** The first invalid value of each field. */
function firstRefusals(form: RuledForm): readonly RuleCell[] {
  const refused = cellsOf(form).filter(({ verdict }) => verdict !== null);
  return refused.filter(({ field }, index) => refused.findIndex((cell) => cell.field === field) === index);
}

async function openForm(form: RuledForm, locale: Locale): Promise<void> {
  const { address, marker, guest = false, open } = places[form];
  answerUserSettings();
  answer('listPasskeys', {
    items: [
      {
        id: '0197f4c0-0000-7000-8000-000000000001',
        name: 'Laptop',
        created_at: '2026-11-01T10:00:00Z',
        last_used_at: null,
        synced: false,
      },
    ],
  });
  // A whole code is sent as soon as it is typed.
  for (const id of ['verifyEmail', 'loginTwoFactor'] as const) hold(id, never);
  await openPortal(address, { guest, locale });
  await expect.poll(() => document.querySelector('form input')).not.toBeNull();
  await open?.();
  await expect.poll(() => document.querySelector(`form input[name="${marker}"]`)).not.toBeNull();
}

async function expectVerdicts(form: RuledForm, locale: Locale, cells: readonly RuleCell[]): Promise<void> {
  const { marker } = places[form];
  await openForm(form, locale);
  for (const cell of cells) {
    for (const [field, value] of Object.entries(cell.beside)) await enter(marker, field, value);
    const input = await enter(marker, cell.field, cell.value);
    // A one-time code is validated on submit, not while it is typed.
    if (input.getAttribute('autocomplete') === 'one-time-code' && cell.verdict !== null) input.form?.requestSubmit();
    const expected = expectedOf(cell);
    await expect.poll(() => errorAt(input), { message: `${cell.field}: ${JSON.stringify(cell.value)}` }).toBe(expected);
    expect(expected === null || /[а-яё]/iu.test(expected) === (locale === 'ru')).toBe(true);
  }
}

test.each(forms)('%s shows an error at each field that has a rule', async (form) => {
  await expectVerdicts(form, 'en', firstRefusals(form));
});

describe.each(['en', 'ru'] as const)('in %s', (locale: Locale) => {
  test.each(forms)('%s shows the error at each field and every boundary', { ...fullOnly, timeout: 60_000 }, async (form) => {
    await expectVerdicts(form, locale, cellsOf(form));
  });
});
