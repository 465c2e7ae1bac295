import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { theCode } from '@portico/core-api/core-api';
import type { CoreApi } from '@portico/core-api/core-api';
import { fillSignUp } from './fill-sign-up.ts';
import { say } from './texts.ts';

const password = 'Correct-Horse-7';

export function stepsOf(page: Page, locale: 'en' | 'ru') {
  const t = say(locale);
  const main = page.getByRole('main');
  const navigation = page.getByRole('navigation', { name: t('shell.navigation') });
  const toasts = page.getByRole('region', { name: /^Notifications|^Уведомления/u });

  async function signUp(origin: string, email: string): Promise<void> {
    await page.goto(`${origin}/auth/signup`);
    await fillSignUp(page, locale, { firstName: 'Mira', lastName: 'Novak', email, password });
    await expect(page.getByRole('button', { name: t('register.verify.resend') })).toHaveCount(0);
    await page.getByLabel(t('register.verify.code')).fill(theCode);
    await page.waitForURL('**/settings/user');
  }

  async function signIn(email: string, given: string): Promise<void> {
    await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill(given);
    await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  }

  async function signOut(): Promise<void> {
    await page.getByRole('button', { name: 'Mira' }).click();
    await page.getByRole('menuitem', { name: t('shell.user.sign-out') }).click();
    await page.waitForURL('**/auth/login*');
  }

  async function configure(): Promise<void> {
    await navigation.getByRole('link', { name: t('shell.item.order-service') }).click();
    for (const step of [t('order.choose-category'), t('order.choose-placement'), t('order.choose-plan')]) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      await main.locator('section').getByRole('link').first().click();
    }
    await page.getByRole('radio', { name: t('shell.cycle.monthly') }).check();
  }

  return { t, main, navigation, toasts, signUp, signIn, signOut, configure };
}

type Walk = { readonly page: Page; readonly coreApi: CoreApi; readonly origin: string; readonly locale: 'en' | 'ru' };

/** Everything that a customer can do in front of an API of the core: from sign-up to an order, its payment and the settings. */
export async function walkAsCustomer({ page, coreApi, origin, locale }: Walk): Promise<void> {
  const { t, main, navigation, toasts, signUp, signIn, signOut, configure } = stepsOf(page, locale);
  const email = `mira-${locale}@example.com`;
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', chosen);
  }, locale);
  await signUp(origin, email);

  // Only what the core shows is left.
  const shown = [t('shell.item.order-service'), t('shell.item.my-invoices')];
  await expect(navigation.getByRole('link')).toHaveText(shown);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    t('settings.user.interface'),
    t('settings.user.name'),
    t('settings.user.email'),
    t('settings.user.password'),
    t('settings.two-factor.title'),
  ]);

  // Two-factor is turned on, and asked for at the next sign-in.
  await page.getByRole('button', { name: t('settings.two-factor.turn-on') }).click();
  await expect(page.getByRole('img', { name: t('settings.two-factor.qr') })).toBeVisible();
  await page.getByLabel(t('settings.two-factor.code')).fill(theCode);
  await page.getByRole('button', { name: t('settings.two-factor.confirm') }).click();
  await expect(page.getByRole('button', { name: t('settings.two-factor.turn-off') })).toBeVisible();
  await signOut();
  await signIn(email, 'Wrong-Horse-7');
  await expect(page.getByText('Wrong email or password.').first()).toBeVisible();
  await signIn(email, password);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t('access.two-factor.use-recovery') })).toHaveCount(0);
  await dialog.getByLabel(t('access.two-factor.code')).fill(theCode);
  await page.waitForURL('**/settings/user');

  // The cart: price times count, and an order with the specification's fields alone.
  await configure();
  await page.getByRole('button', { name: t('order.add-to-cart') }).click();
  await page.getByRole('button', { name: t('order.open-cart') }).click();
  const cart = page.getByRole('dialog', { name: t('cart.dialog.title') });
  await cart.getByRole('button', { name: t('cart.line.more', { name: 'VPS S' }) }).click();
  await expect(cart).toContainText('10.00'.replace('.', locale === 'ru' ? ',' : '.'));
  coreApi.nextOrder = 'refused';
  await cart.getByRole('button', { name: t('cart.dialog.place-order') }).click();
  await expect(toasts).toContainText('This plan is sold out.');
  await expect(cart).toContainText('VPS S');
  coreApi.nextOrder = 'not-placed';
  await cart.getByRole('button', { name: t('cart.dialog.place-order') }).click();
  await expect(cart).toBeHidden();
  await expect(page.getByRole('button', { name: t('shell.cart'), exact: true }).first()).toBeVisible();
  coreApi.nextOrder = 'success';
  await page.getByRole('button', { name: t('order.order-now') }).click();
  await page.waitForURL('**/invoices/invoice/1001');
  const item = { tariff: 'vps-s', configoptions: {}, billing_cycle: 'monthly', promocode: null };
  expect(coreApi.orders).toEqual([
    { order_items: [{ ...item, count: 2 }], payment_method: 1 },
    { order_items: [{ ...item, count: 2 }], payment_method: 1 },
    { order_items: [{ ...item, count: 1 }], payment_method: 1 },
  ]);

  // The invoice is paid by another method than the empty balance.
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: t('flow.pay.continue') }).click();
  await expect(main).toContainText(t('invoices.status.paid'));
  await navigation.getByRole('link', { name: t('shell.item.my-invoices') }).click();
  await expect(page.getByRole('row', { name: '1001' })).toContainText(t('invoices.status.paid'));
  await page.getByRole('searchbox').fill('1002');
  await expect(page.getByText(t('invoices.list.no-match'))).toBeVisible();
  await page.getByRole('button', { name: t('invoices.list.reset') }).click();
  await expect(page.getByRole('row', { name: '1001' })).toBeVisible();

  // A top-up leaves for the payment page.
  await page.route('https://pay.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }));
  await page.getByRole('button', { name: t('shell.balance.top-up'), exact: true }).click();
  await dialog.getByLabel(t('balance.top-up.amount')).fill('50');
  await dialog.getByRole('button', { name: t('flow.pay.continue') }).click();
  await page.waitForURL('https://pay.example.com/?amount=50');
  await page.goBack();
  await expect(page.getByRole('row', { name: '1001' })).toBeVisible();

  // Theme and language.
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: t('shell.user.theme') }).click();
  await page.getByRole('menuitemradio', { name: t('shell.theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const other = locale === 'ru' ? 'en' : 'ru';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: t('shell.user.language') }).click();
  await page.getByRole('menuitemradio', { name: other === 'ru' ? 'Русский' : 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(other)('invoices.list.title') })).toBeVisible();

  // A page of an extension is closed, and its address says so.
  await page.goto(`${origin}/services/my`);
  await expect(page.getByRole('heading', { level: 1, name: say(other)('access.closed.not-offered') })).toBeVisible();
}
