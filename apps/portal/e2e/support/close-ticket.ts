import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { say } from './texts.ts';

/** Closes the ticket on its own page. */
export async function closeTicket(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByRole('button', { name: t('support.ticket.close') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('support.ticket.close'), exact: true })
    .click();
  await expect(page.getByText(t('support.ticket.closed-text'))).toBeVisible();
}
