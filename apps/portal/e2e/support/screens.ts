import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { change } from './answers.ts';
import { say } from './texts.ts';

type Act = (page: Page, locale: Locale) => Promise<void>;

/** A screen of the portal for the demo client or a guest: `prepare` mocks answers before the page loads, `act` continues from `path`. */
export type Screen = { readonly name: string; readonly path: string; readonly prepare?: Act | undefined; readonly act?: Act | undefined };

const openCart = async (page: Page, locale: Locale) => {
  const button = page.getByRole('button', { name: new RegExp(`^${say(locale)('shell.cart')}`, 'u') });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const guestScreens: readonly Screen[] = [
  { name: 'sign in', path: '/auth/login' },
  {
    name: 'sign in, refused',
    path: '/auth/login',
    act: async (page, locale) => {
      await page.getByRole('button', { name: say(locale)('auth.sign-in.submit'), exact: true }).click();
      await expect(page.getByText(say(locale)('form.empty.email')).first()).toBeVisible();
    },
  },
  { name: 'sign up', path: '/auth/signup' },
  {
    name: 'sign up, refused',
    path: '/auth/signup',
    act: async (page, locale) => {
      await page.getByRole('button', { name: say(locale)('register.submit') }).click();
      await expect(page.getByText(say(locale)('form.empty.first-name')).first()).toBeVisible();
    },
  },
  { name: 'verify', path: '/auth/verify-account?email=mira%40example.com' },
  { name: 'request a reset', path: '/auth/confirm-reset-password' },
  { name: 'set a new password', path: '/auth/reset-password?token=none' },
  { name: 'reset without a token', path: '/auth/reset-password' },
  { name: 'end a session', path: '/auth/end-session?token=none' },
  { name: 'invitation without a token', path: '/auth/accept-invitation' },
  { name: 'page not found', path: '/nowhere' },
];

/** These lists are empty for a new account. */
export const lists: readonly Screen[] = [
  { name: 'services', path: '/services/my' },
  { name: 'invoices', path: '/invoices' },
  { name: 'cart', path: '/invoices', act: openCart },
];

export const memberScreens: readonly Screen[] = [
  ...lists,
  { name: 'invoices, nothing matches', path: '/invoices?q=nothing-like-this' },
  { name: 'invoice, unpaid', path: '/invoices?status=unpaid', act: openFirstRow },
  { name: 'invoice, paid', path: '/invoices?status=paid', act: openFirstRow },
  { name: 'invoice not found', path: '/invoices/invoice/999999' },
  { name: 'order, category', path: '/services/create' },
  { name: 'order, placement', path: '/services/create?type=vps' },
  { name: 'order, plan', path: '/services/create?type=vps&country=DE' },
  { name: 'order, configuration', path: '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de' },
  { name: 'order, plan with a fee', path: '/services/create?type=dedicated&country=DE' },
  {
    name: 'order, configuration with a fee',
    path: `/services/create?type=dedicated&country=DE&tariff=dedicated-ryzen-9950x-de&period=monthly&options=${encodeURIComponent(JSON.stringify({ monitoring: true, 'alarm-phone': '+49 69 1234567' }))}`,
  },
  { name: 'tickets', path: '/supports/tickets' },
  { name: 'ticket', path: '/supports/tickets/3' },
  { name: 'create a ticket', path: '/supports/create-ticket' },
  { name: 'FAQ', path: '/supports/faq' },
  { name: 'FAQ, an answer', path: '/supports/faq?entry=servers/connect' },
  { name: 'client profile', path: '/settings/client' },
  { name: 'payment settings', path: '/settings/payment' },
  { name: 'user settings', path: '/settings/user' },
  { name: 'notifications', path: '/settings/notifications' },
  { name: 'traffic pool', path: '/traffic-pool' },
  { name: 'service, overview', path: '/services/my', act: openService() },
  { name: 'service, network', path: '/services/my', act: openService('network') },
  { name: 'service, image', path: '/services/my', act: openService('iso') },
  { name: 'service, reinstall', path: '/services/my', act: openService('reinstall') },
  { name: 'service, traffic', path: '/services/my', act: openService('traffic') },
  { name: 'service, cancellation', path: '/services/my', act: openService('cancellation') },
  { name: 'service, activity', path: '/services/my', act: openService('activity') },
  { name: 'service not found', path: '/services/999999' },
  {
    name: 'top up',
    path: '/settings/client',
    act: async (page, locale) => {
      // On a phone the balance is in the sheet, which opens the same dialog.
      await page.getByRole('button', { name: say(locale)('shell.balance.top-up') }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
];

export function openService(tab?: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await page.getByRole('link', { name: 'edge-fra-01.acme.dev' }).click();
    if (tab) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: say(locale)(`service.tab.${tab}`), exact: true })
        .click();
      await page.waitForURL(`**/services/*/${tab}`);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'edge-fra-01.acme.dev' })).toBeVisible();
  };
}

/** Opens an invoice refunded to the balance and to its payment method, as far as the gateway has confirmed. */
async function refunded(page: Page): Promise<void> {
  const note = { amount: 2.5, reason: 'The server was down', created_date: '2026-11-21', sent_back: null };
  await change(page, 'getInvoice', (invoice) => ({
    ...invoice,
    credit_notes: [
      { ...note, id: 1, number: 'CN-10001' },
      ...(['pending', 'succeeded', 'failed'] as const).map((status, index) => ({
        ...note,
        id: index + 2,
        number: `CN-1000${index + 2}`,
        sent_back: { method: 'Visa •••• 4242', status },
      })),
    ],
  }));
}

async function openFirstRow(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL('**/invoices/invoice/*');
  await page.getByRole('heading', { level: 1, name: /\d/u }).waitFor();
}

/** Dialogs and states that follow an action, for screenshots. */
export const dialogScreens: readonly Screen[] = [
  ...['mail', 'ci-runner-3', 'staging', 'old-web'].map((name) => ({
    name: `service ${name}`,
    path: '/services/my',
    act: async (page: Page) => {
      await page.getByRole('link', { name: `${name}.acme.dev` }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${name}.acme.dev` })).toBeVisible();
    },
  })),
  { name: 'invoice, refunds', path: '/invoices?status=paid', prepare: refunded, act: openFirstRow },
  { name: 'dialog stop', path: '/services/my', act: openDialog(undefined, 'service.power.stop') },
  { name: 'dialog root password', path: '/services/my', act: openDialog(undefined, 'service.access.reset') },
  { name: 'dialog VNC', path: '/services/my', act: openDialog(undefined, 'service.vnc.enable') },
  { name: 'dialog reverse name', path: '/services/my', act: openDialog('network', 'service.rdns.add') },
  { name: 'dialog traffic', path: '/services/my', act: openDialog(undefined, 'traffic.assign') },
  {
    name: 'dialog cancellation',
    path: '/services/my',
    act: async (page, locale) => {
      await openService('cancellation')(page, locale);
      await page.getByRole('textbox', { name: say(locale)('service.cancellation.reason') }).fill('The project is finished.');
      await page.getByRole('button', { name: say(locale)('service.cancellation.review') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

/** The command menu over a service page, as it opens and with search results. */
export const commandScreens: readonly Screen[] = [
  { name: 'command menu', path: '/services/my', act: openCommands('') },
  { name: 'command menu found', path: '/services/my', act: openCommands('acme') },
];

function openCommands(text: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await openService(undefined)(page, locale);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', { name: say(locale)('shell.search') });
    await input.fill(text);
    const label = say(locale)(text === '' ? 'commands.go-to' : 'shell.item.tickets');
    await expect(page.getByRole('group', { name: label })).toBeVisible();
  };
}

function openDialog(tab: string | undefined, button: string) {
  return async (page: Page, locale: Locale): Promise<void> => {
    await openService(tab)(page, locale);
    await page
      .getByRole('main')
      .getByRole('button', { name: say(locale)(button), exact: true })
      .click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  };
}
