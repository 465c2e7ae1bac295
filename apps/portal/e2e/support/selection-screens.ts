/** The list of services at work, for screenshots: filters, and several selected services with their dialogs and failures. */
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { refuse } from './answers.ts';
import type { Screen } from './screens.ts';
import { say } from './texts.ts';

/** Selects some rows: servers that allow the action and one that does not. */
async function selectSome(page: Page, locale: Locale): Promise<void> {
  for (const hostname of ['edge-fra-01.acme.dev', 'db-primary.acme.dev', 'mail.acme.dev'])
    await page.getByRole('checkbox', { name: say(locale)('services.list.select-one', { hostname }) }).check({ force: true });
  await page.getByRole('region', { name: say(locale)('service.selection') }).waitFor();
}

async function ask(page: Page, locale: Locale, button: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(locale)(button), exact: true })
    .click();
  await page.getByRole('alertdialog').waitFor();
}

const ofMany = (name: string, act?: Screen['act'], prepare?: Screen['prepare']): Screen => ({
  name: `services, ${name}`,
  path: '/services/my',
  prepare,
  act: async (page, locale) => {
    await selectSome(page, locale);
    await act?.(page, locale);
  },
});

export const selectionScreens: readonly Screen[] = [
  {
    name: 'services, filtered',
    path: '/services/my?status=active&country=DE',
    act: (page, locale) =>
      page
        .getByRole('list', { name: say(locale)('service.filter.applied') })
        .getByText(say(locale)('services.status.active'))
        .waitFor(),
  },
  {
    name: 'services, filter menu',
    path: '/services/my?country=DE',
    act: async (page, locale) => {
      await page.getByRole('button', { name: say(locale)('services.list.filter'), exact: true }).click();
      await page.getByRole('menuitem', { name: say(locale)('services.column.country') }).click();
      await page.getByRole('menuitemcheckbox').first().waitFor();
    },
  },
  ofMany('some selected'),
  ofMany('dialog stop some', (page, locale) => ask(page, locale, 'service.power.stop')),
  ofMany('dialog restart some', (page, locale) => ask(page, locale, 'service.power.restart')),
  ofMany(
    'some refused',
    async (page, locale) => {
      const restart = 'service.power.restart';
      await ask(page, locale, restart);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(locale)(restart) })
        .click();
      await page.getByRole('dialog').getByText(say(locale)('service.selection.kept')).waitFor();
    },
    (page, locale) => refuse(page, locale, 'changeServicePower', 503, 'driver_unavailable'),
  ),
];
