import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { expectRefused, giveCard, testCards } from './support/card-page.ts';
import { configureServer, expectService, openServices, orderNow } from './support/order-flow.ts';
import { test } from './support/portal-fixture.ts';
import type { Stranger } from './support/portal-fixture.ts';
import type { RunningApi } from './support/running-api.ts';
import { say } from './support/texts.ts';
import { enterAsStranger, enterPassword } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

const dayMs = 86_400_000;
const paid = { en: 'This payment was made.', ru: 'Этот платёж проведён.' } as const;
const declined = { en: 'The card was declined.', ru: 'Карта отклонена.' } as const;

/** Returns the stranger's only service as the API sees it: its number, and the days until it is due by the server's clock. */
async function theService(api: RunningApi, { email, password }: Stranger): Promise<{ id: number; dueInDays: number }> {
  const ask = async <Answer>(path: string, token: string | null, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${api.origin}/v1/${path}`, { headers, ...sent });
    return (await response.json()) as Answer;
  };
  const { accessToken } = await ask<{ accessToken: string }>('login', null, { email, password, rememberMe: 0 });
  const { clock_ahead_ms: aheadMs } = await ask<{ clock_ahead_ms: number }>('account/meta', accessToken);
  const { items } = await ask<{ items: { id: number; next_due_date: string }[] }>('service', accessToken);
  const [service] = items;
  if (service === undefined) throw new Error('There is no service');
  const today = Math.floor((Date.now() + aheadMs) / dayMs) * dayMs;
  return { id: service.id, dueInDays: Math.round((Date.parse(service.next_due_date) - today) / dayMs) };
}

/** Moves the clock forward, which also ends the session, and signs in again. */
async function live(page: Page, api: RunningApi, days: number, stranger: Stranger, locale: Locale): Promise<void> {
  await api.operator('clock', 'advance', `${days}d`);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${api.origin}/auth/login`);
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto(`${api.origin}/auth/login`);
  await enterPassword(page, api, stranger, locale);
  await page.waitForURL('**/settings/client');
}

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);
  const pay = t('flow.pay.continue');

  test(
    `a declined card gives way to another; auto-pay fails, suspends and recovers; a cancelled service lasts to its end (${locale})`,
    fullOnly,
    async ({ page, apiWithClock: api, stranger }) => {
      test.setTimeout(400_000);
      const hostname = `cards-${locale}.example.com`;
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);

      // A declined card leaves the gateway's page open; another card then pays and is saved.
      await configureServer(page, locale, hostname);
      await orderNow(page, locale);
      await page.getByRole('radio', { name: locale === 'ru' ? 'Банковская карта' : 'Bank card', exact: true }).check();
      await page.getByRole('button', { name: pay }).click();
      await giveCard(page, testCards.declined);
      await expectRefused(page, declined[locale]);
      await giveCard(page, testCards.declinedLater, true);
      await page.waitForURL('**/invoices/invoice/*?payment=*');
      await expect(page.getByRole('main')).toContainText(t('invoices.outcome.succeeded'));
      // Back leads to the gateway, which has nothing left to charge.
      await page.goBack();
      await expect(page.getByText(paid[locale])).toBeVisible();
      await page.getByRole('link').click();
      await page.waitForURL('**/invoices/invoice/*?payment=*');
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'active');

      // From now on renewals are paid automatically, by a card that always declines.
      await page.goto(`${api.origin}/settings/payment`);
      await expect(page.getByRole('region', { name: t('settings.cards.title') })).toContainText('Visa •••• 0341');
      await page.getByRole('switch', { name: t('settings.payment.from-card') }).check();
      await expect(page.getByRole('switch', { name: t('settings.payment.from-card') })).not.toHaveAttribute('aria-busy');
      const { id, dueInDays } = await theService(api, stranger);
      await live(page, api, dueInDays + 5, stranger, locale);
      await api.mailed(stranger.email, 'card-payment-failed', 3);
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'suspended');

      // A new default card: the next attempt succeeds, and the server is active again.
      await page.goto(`${api.origin}/settings/payment`);
      await page.getByRole('button', { name: t('settings.cards.add'), exact: true }).click();
      await giveCard(page, testCards.good);
      await page.waitForURL('**/settings/payment?payment=*');
      await expect(page.getByText(t('settings.cards.saved'))).toBeVisible();
      await page.getByRole('button', { name: t('settings.cards.make-default-named', { card: 'Visa •••• 4242' }) }).click();
      await expect(
        page
          .getByRole('region', { name: t('settings.cards.title') })
          .getByRole('listitem')
          .first(),
      ).toContainText('4242');
      await live(page, api, 3, stranger, locale);
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'active');
      await api.mailed(stranger.email, 'service-released', 1);

      // A cancelled service lasts until the end of the paid period and is then gone.
      await page.goto(`${api.origin}/services/${id}/cancellation`);
      await page
        .getByRole('textbox', { name: t('service.cancellation.reason') })
        .fill(locale === 'ru' ? 'Проект завершён.' : 'The project is finished.');
      await page.getByRole('button', { name: t('service.cancellation.review') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('service.cancellation.confirm') })
        .click();
      await expect(page.getByRole('button', { name: t('service.cancellation.withdraw') })).toBeVisible();
      const { dueInDays: left } = await theService(api, stranger);
      await live(page, api, left - 1, stranger, locale);
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'active');
      await live(page, api, 2, stranger, locale);
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'delete');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.item.my-invoices') })
        .click();
      // The header row is left out because it also mentions payments.
      const invoices = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
      await expect(invoices.filter({ hasText: t('invoices.status.paid') })).toHaveCount(2);
      await expect(invoices).toHaveCount(2);
    },
  );
}
