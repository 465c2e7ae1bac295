import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { authenticatorCode, enterPassword, register, signOut } from './support/visitor.ts';
import { dailyIf, fullOnly } from './support/daily-if.ts';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Titles that come from the API. */
const refused = {
  en: { passkey: /passkey wasn’t accepted/u, password: 'Incorrect email or password.' },
  ru: { passkey: /ключ доступа не принят/u, password: 'Неверная почта или пароль.' },
} as const;

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);

  test(
    `a user turns on two-factor, signs in with a code and a recovery code, and turns it off (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, api, stranger }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await register(api, stranger, locale);
      await enterPassword(page, api, stranger, locale);
      await page.waitForURL('**/settings/client');
      await page.goto(`${api.origin}/settings/user`);

      const card = page.getByRole('region', { name: t('settings.two-factor.title') });
      await card.getByRole('button', { name: t('settings.two-factor.turn-on') }).click();
      await card.getByRole('button', { name: t('settings.two-factor.copy-key') }).click();
      const key = await page.evaluate(() => navigator.clipboard.readText());
      // People often copy the code with a space in the middle.
      const code = authenticatorCode(key);
      await card.getByLabel(t('settings.two-factor.code')).focus();
      await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
      await card.getByRole('button', { name: t('settings.two-factor.confirm') }).click();
      await expect(card.getByText(t('settings.two-factor.codes'))).toBeVisible();
      const recoveryCodes = await card.getByRole('listitem').allInnerTexts();
      expect(recoveryCodes).toHaveLength(10);
      // The printout holds the codes and nothing else of the portal.
      await page.emulateMedia({ media: 'print' });
      await expect(card.getByRole('listitem')).toHaveText(recoveryCodes);
      await expect(card.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await card.getByRole('button', { name: t('settings.two-factor.kept') }).click();

      // The authenticator's clock is half a minute off, because the current code is already used.
      await signOut(page, locale);
      await enterPassword(page, api, stranger, locale);
      const dialog = page.getByRole('dialog', { name: t('access.two-factor.title') });
      await expect(dialog.getByLabel(t('access.two-factor.code'))).toBeFocused();
      await paste(page, code);
      await expect(dialog.getByLabel(t('access.two-factor.code'))).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel(t('access.two-factor.code')).fill(authenticatorCode(key, 30));
      await page.waitForURL('**/settings/client');

      await signOut(page, locale);
      await enterPassword(page, api, stranger, locale);
      await dialog.getByRole('button', { name: t('access.two-factor.use-recovery') }).click();
      await dialog.getByLabel(t('access.two-factor.recovery-code')).fill(recoveryCodes[0]?.toLowerCase() ?? '');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/settings/client');

      await page.goto(`${api.origin}/settings/user`);
      await card.getByRole('button', { name: t('settings.two-factor.turn-off') }).click();
      await card.getByRole('button', { name: t('settings.two-factor.use-recovery') }).click();
      // Each recovery code works once.
      for (const recoveryCode of recoveryCodes.slice(0, 2)) {
        await card.getByLabel(t('settings.two-factor.recovery-code')).fill(recoveryCode);
        await card.getByRole('button', { name: t('settings.two-factor.turn-off') }).click();
        if (recoveryCode === recoveryCodes[0])
          await expect(card.getByLabel(t('settings.two-factor.recovery-code'))).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(card.getByRole('button', { name: t('settings.two-factor.turn-on') })).toBeVisible();
      await signOut(page, locale);
      await enterPassword(page, api, stranger, locale);
      await page.waitForURL('**/settings/client');
    },
  );

  test(
    `a user adds a passkey, signs in with it by button and by autofill, and removes it (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, context, api, stranger }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await register(api, stranger, locale);
      await enterPassword(page, api, stranger, locale);
      await page.waitForURL('**/settings/client');

      const device = locale === 'ru' ? 'Ноутбук' : 'Laptop';
      const browser = await context.newCDPSession(page);
      await browser.send('WebAuthn.enable', { enableUI: false });
      const options = {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      } as const;
      await browser.send('WebAuthn.addVirtualAuthenticator', { options });

      await page.goto(`${api.origin}/settings/user`);
      const card = page.getByRole('region', { name: t('settings.passkeys.title') });
      await card.getByRole('button', { name: t('settings.passkeys.add') }).click();
      await page.getByRole('dialog').getByLabel(t('settings.passkeys.name')).fill(device);
      await page.getByRole('button', { name: t('settings.passkeys.go-on') }).click();
      await expect(card.getByRole('listitem')).toContainText(device);
      expect(await api.mailed(stranger.email, 'passkey-changed')).toContain('Subject:');

      // This authenticator accepts the browser's passkey suggestion in the email field at once.
      await signOut(page, locale);
      await page.waitForURL('**/settings/client');

      // The button appears in browsers without passkey autofill.
      await page.evaluate(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) }));
      await signOut(page, locale);
      await page.getByRole('button', { name: t('auth.sign-in.passkey') }).click();
      await page.waitForURL('**/settings/client');

      await page.goto(`${api.origin}/settings/user`);
      await card.getByRole('button', { name: t('settings.passkeys.remove-named', { name: device }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('settings.passkeys.remove') })
        .click();
      await expect(card.getByRole('listitem')).toHaveCount(0);
      await signOut(page, locale);
      await page.getByRole('button', { name: t('auth.sign-in.passkey') }).click();
      await expect(page.getByText(refused[locale].passkey).first()).toBeVisible();
    },
  );

  test(
    `the email changes only with the current code, and Back shows nothing after sign-out (${locale})`,
    fullOnly,
    async ({ page, context, api, stranger }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await register(api, stranger, locale);
      await enterPassword(page, api, stranger, locale);
      await page.waitForURL('**/settings/client');
      await page.goto(`${api.origin}/settings/user`);
      const card = page.getByRole('region', { name: t('settings.user.email'), exact: true });
      const email = `new-${stranger.email}`;
      const codeOf = (mail: string) => /^(\d{6})\r?$/mu.exec(mail)?.[1] ?? '';
      await card.getByLabel(t('settings.user.email.new')).fill(email);
      await card.getByRole('button', { name: t('settings.user.email.request') }).click();
      const old = codeOf(await api.mailed(email, 'email-change-code'));

      const code = card.getByRole('textbox');
      const enter = async (digits: string) => {
        await code.fill(digits);
        await card.getByRole('button', { name: t('settings.user.email.confirm') }).click();
      };
      await enter(String((Number(old) + 1) % 1_000_000).padStart(6, '0'));
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await card.getByRole('button', { name: t('settings.user.email.resend') }).click();
      const next = codeOf(await api.mailed(email, 'email-change-code', 2));
      await enter(old);
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await enter(next);
      await expect(page.getByText(t('settings.user.email.changed'))).toBeVisible();
      await expect(card).toContainText(email);

      // The other tab has nothing of the account left either.
      const other = await context.newPage();
      await other.goto(`${api.origin}/invoices`);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await signOut(page, locale);
      await other.waitForURL('**/auth/login*');
      await page.goBack();
      await page.waitForURL('**/auth/login*');
      await expect(page.getByText(email)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: t('auth.sign-in.title') })).toBeVisible();

      await enterPassword(page, api, stranger, locale);
      await expect(page.getByText(refused[locale].password)).toBeVisible();
      await enterPassword(page, api, { ...stranger, email }, locale);
      await page.waitForURL('**/settings/**');
    },
  );

  test(
    `an invited user joins from the email, signs in again, and sees invoices without being able to pay them (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, browser, api, stranger }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterPassword(page, api, { email: 'demo@portico.test', password: 'Portico-2026' }, locale);
      await page.waitForURL('**/settings/client');
      await page.reload();
      await page.getByRole('button', { name: t('settings.people.invite') }).click();
      const invite = page.getByRole('dialog', { name: t('settings.people.invite-title') });
      await invite.getByLabel(t('settings.people.invite-email')).fill(stranger.email);
      await invite.getByLabel(t('settings.people.area.billing')).selectOption('read');
      await invite.getByRole('button', { name: t('settings.people.invite-send') }).click();
      const link = /http\S+accept-invitation\?token=\S+/u.exec(await api.mailed(stranger.email, 'invitation'))?.[0] ?? '';

      const colleague = await browser.newPage({ locale: locale === 'ru' ? 'ru-RU' : 'en-US' });
      await colleague.goto(link);
      await colleague.getByLabel(t('register.first-name')).fill('Mira');
      await colleague.getByLabel(t('register.last-name')).fill('Берг');
      await colleague.getByLabel(t('auth.password'), { exact: true }).fill(stranger.password);
      await colleague.getByLabel(t('register.password-repeat')).fill(stranger.password);
      await colleague.getByLabel(t('register.accept-rules')).check();
      await colleague.getByLabel(t('register.accept-offer')).check();
      await colleague.getByRole('button', { name: t('access.invitation.submit') }).click();
      await colleague.waitForURL('**/settings/**');
      await colleague.goto(link);
      await expect(colleague.getByText(t('access.invitation.signed-in', { email: stranger.email }))).toBeVisible();

      await colleague.goto(`${api.origin}/invoices?status=unpaid`);
      await signOut(colleague, locale);
      await enterPassword(colleague, api, stranger, locale);
      await colleague.waitForURL('**/settings/**');
      await colleague.goto(`${api.origin}/invoices?status=unpaid`);
      await colleague.getByRole('row').nth(1).getByRole('link').first().click();
      const pay = colleague.getByRole('button', { name: new RegExp(`^${t('flow.pay.undecided', { amount: '' }).trim()}`, 'u') });
      await expect(pay).toHaveAttribute('aria-disabled', 'true');
      await expect(pay).toHaveAccessibleDescription(t('shell.rights.denied.area', { area: t('shell.rights.area.billing') }));
      await colleague.close();
    },
  );
}

/** The `autocomplete` values that password managers and phones use. */
const autofill: readonly (readonly [address: string, names: readonly string[]])[] = [
  ['/auth/login', ['username webauthn', 'current-password']],
  ['/auth/signup', ['given-name', 'family-name', 'username', 'new-password', 'new-password']],
  ['/auth/verify-account?email=mira%40example.com', ['one-time-code']],
  ['/auth/confirm-reset-password', ['username']],
  ['/auth/reset-password?token=prt_x', ['new-password', 'new-password']],
];

test('each field on the guest pages has an autocomplete name', fullOnly, async ({ page, api }) => {
  for (const [address, names] of autofill) {
    await page.goto(`${api.origin}${address}`);
    await expect(page.locator('form')).toBeVisible();
    const found = () =>
      page.locator('form input').evaluateAll((inputs) =>
        inputs.flatMap((input) => {
          const name = input.getAttribute('autocomplete');
          return name === null || name === 'off' ? [] : [name];
        }),
      );
    await expect.poll(found, address).toEqual(names);
  }
});
