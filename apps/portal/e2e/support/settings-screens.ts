/** States and dialogs of the settings, for screenshots. Anything that would change the demo account or takes long to reach is mocked. */
import type { Page } from '@playwright/test';
import type { TelegramLink } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
import { answer, change, refuse } from './answers.ts';
import type { Screen } from './screens.ts';
import { cards, details, impersonations, operated, passkeys, people, sessions, twoFactor } from './settings-samples.ts';
import { say } from './texts.ts';

const done = { status: 'success', message: '' } as const;
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7d2-9wq${index}-m4xz`);
const colleague = 'Anton Berg';
const invited = 'bookkeeping@acme.example';

/** Opens the dialog behind a button of the page. */
function behind(button: string, values?: Readonly<Record<string, string>>) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say(locale)(button, values), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

async function press(page: Page, locale: Locale, button: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(locale)(button), exact: true })
    .click();
}

const user = (name: string, act: Screen['act'], prepare = livedIn): Screen => ({
  name: `user settings, ${name}`,
  path: '/settings/user',
  prepare,
  act,
});
const client = (name: string, act: Screen['act']): Screen => ({
  name: `client profile, ${name}`,
  path: '/settings/client',
  prepare: async (page) => {
    await answer(page, 'listClientUsers', people);
    await answer(page, 'listImpersonations', impersonations);
  },
  act,
});
const payment = (name: string, act: Screen['act']): Screen => ({
  name: `payment settings, ${name}`,
  path: '/settings/payment',
  prepare: (page) => answer(page, 'listCards', cards),
  act,
});

async function livedIn(page: Page, locale: Locale): Promise<void> {
  await answer(page, 'getUserDetails', details(locale));
  await answer(page, 'getTwoFactorMeta', twoFactor);
  await answer(page, 'listPasskeys', passkeys);
  await answer(page, 'listSessions', sessions);
}

async function asOperator(page: Page, locale: Locale): Promise<void> {
  await answer(page, 'getAccountMeta', operated(locale));
}

async function enterCode(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page
    .getByRole('region', { name: t('settings.two-factor.title') })
    .getByRole('textbox')
    .first()
    .fill('204981');
}

/** Opens an item of a colleague's menu. */
function ofColleague(item: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    const t = say(locale);
    await page.getByRole('button', { name: t('settings.people.actions-for', { name: colleague }) }).click();
    await page.getByRole('menuitem', { name: t(item) }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  };
}

const telegram = (name: string, part: Partial<TelegramLink>, act?: Screen['act']): Screen => ({
  name: `notifications, Telegram ${name}`,
  path: '/settings/notifications',
  prepare: async (page) => {
    // The demo has no bot, so its API does not offer Telegram.
    await change(page, 'getAccountMeta', (meta) => ({ ...meta, extensions: [...(meta.extensions ?? []), 'telegram'] }));
    await answer(page, 'getTelegramLink', {
      state: 'unlinked',
      telegram_id: '204981776',
      bot: 'portico_bot',
      linked_at: null,
      code_expires_at: null,
      ...part,
    });
  },
  act,
});

const nothing = async (): Promise<void> => undefined;

export const settingsScreens: readonly Screen[] = [
  user('lived in', undefined),
  user(
    'password refused',
    async (page, locale) => {
      const t = say(locale);
      await type(page, t('settings.user.password.current'), 'Portico-2026');
      await type(page, t('settings.user.password.new'), 'password');
      await type(page, t('settings.user.password.repeat'), 'passwort');
      await press(page, locale, 'settings.user.password.submit');
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
    nothing,
  ),
  user(
    'two-factor set-up',
    async (page, locale) => {
      await press(page, locale, 'settings.two-factor.turn-on');
      await page.getByText(say(locale)('settings.two-factor.scan')).waitFor();
      await page.getByRole('img', { name: say(locale)('settings.two-factor.qr') }).waitFor();
    },
    nothing,
  ),
  user(
    'recovery codes',
    async (page, locale) => {
      await answer(page, 'completeTwoFactorGoogle', { ...done, recovery_codes: recoveryCodes });
      await press(page, locale, 'settings.two-factor.turn-on');
      await enterCode(page, locale);
      await answer(page, 'getTwoFactorMeta', twoFactor);
      await press(page, locale, 'settings.two-factor.confirm');
      await page.getByText('k7d2-9wq0-m4xz').waitFor();
    },
    nothing,
  ),
  user('two-factor off', async (page, locale) => {
    await answer(page, 'requestDisableTwoFactor', { ...done, provider: 'google', recovery_codes_left: 2 });
    await press(page, locale, 'settings.two-factor.turn-off');
    await page.getByText(say(locale)('settings.two-factor.turn-off-text')).waitFor();
  }),
  user('new codes refused', async (page, locale) => {
    await refuse(page, locale, 'regenerateRecoveryCodes', 422, 'verification_code_invalid');
    await press(page, locale, 'settings.two-factor.new-codes');
    await enterCode(page, locale);
    await press(page, locale, 'settings.two-factor.make-codes');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  user('dialog add passkey', behind('settings.passkeys.add')),
  user('dialog rename passkey', behind('settings.passkeys.rename-named', { name: 'MacBook' })),
  user('dialog remove passkey', behind('settings.passkeys.remove-named', { name: 'MacBook' })),
  user('dialog end sessions', behind('settings.sessions.end-others')),
  user('dialog end a session', async (page, locale) => {
    const device = say(locale)('settings.sessions.device-on', { browser: 'Safari', system: 'iOS' });
    await behind('settings.sessions.end-named', { device })(page, locale);
  }),
  user(
    'dialog confirm password',
    async (page, locale) => {
      await refuse(page, locale, 'requestEmailChange', 403, 'proof_required');
      await type(page, say(locale)('settings.user.email.new'), 'alexandra.acme@example.com');
      await press(page, locale, 'settings.user.email.request');
      await page.getByRole('dialog').waitFor();
    },
    (page) => answer(page, 'listPasskeys', passkeys),
  ),
  client('lived in', async (page) => {
    await page.getByRole('button', { name: 'olga' }).click();
  }),
  client('dialog invite', behind('settings.people.invite')),
  client('dialog roles', ofColleague('settings.people.change-roles')),
  client('dialog hand over', ofColleague('settings.people.hand-over')),
  client('dialog remove user', ofColleague('settings.people.remove')),
  client('dialog cancel invitation', async (page, locale) => {
    await page.getByRole('row', { name: invited }).getByRole('button').click();
    await page.getByRole('alertdialog').getByText(invited).waitFor();
    await page.getByText(say(locale)('settings.people.cancel-text')).waitFor();
  }),
  { name: 'client profile, as an operator', path: '/settings/client', prepare: asOperator },
  payment('cards', undefined),
  payment('dialog rename card', behind('settings.cards.rename-named', { card: 'Visa •••• 4242' })),
  telegram('off', { state: 'off', bot: null }),
  telegram('without an ID', { state: 'no_id', telegram_id: null }),
  telegram('unlinked', {}),
  telegram('code', { code_expires_at: '2099-01-01T00:00:00Z' }),
  telegram('code refused', { code_expires_at: '2099-01-01T00:00:00Z' }, async (page, locale) => {
    await refuse(page, locale, 'completeTelegramLink', 422, 'verification_code_invalid');
    await page.getByRole('main').getByRole('textbox').first().fill('204981');
    await press(page, locale, 'settings.telegram.link');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  telegram('linked', { state: 'linked', linked_at: '2026-11-20T10:02:00Z' }),
  telegram('lost', { state: 'lost' }),
  payment('dialog remove card', behind('settings.cards.remove-named', { card: 'Visa •••• 4242' })),
];
