import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { configureServer, goToGateway, openServices, orderNow } from './support/order-flow.ts';
import { fullOnly } from './support/daily-if.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';

const t = say('en');

const sidebar = (page: Page) => page.getByRole('banner');
const invoicesLink = (page: Page) => sidebar(page).getByRole('link', { name: new RegExp(`^${t('shell.item.my-invoices')}`, 'u') });
const expectUnpaid = (page: Page, count: number) =>
  expect(invoicesLink(page)).toHaveAccessibleName(
    count === 0 ? t('shell.item.my-invoices') : new RegExp(t('shell.item.my-invoices.unpaid', { count }), 'u'),
  );

async function expectInvoice(page: Page, id: string, status: 'paid' | 'unpaid'): Promise<void> {
  await invoicesLink(page).click();
  await expect(page.getByRole('row', { name: id })).toContainText(t(`invoices.status.${status}`));
}

test(
  'balance, counters and lists are correct after an order, a payment and a top-up while event streams are blocked',
  fullOnly,
  async ({ page, api, stranger }) => {
    await page.route('**/v1/event/stream*', (route) => route.abort());
    await enterAsStranger(page, api, stranger, 'en');
    await expectUnpaid(page, 0);
    // Loads both lists before anything changes, so that they are cached.
    await openServices(page, 'en');
    await expect(page.getByText(t('services.list.empty'))).toBeVisible();
    await invoicesLink(page).click();
    await expect(page.getByText(t('invoices.list.empty'))).toBeVisible();

    // An order adds an unpaid invoice and a service that waits for it.
    await configureServer(page, 'en', 'quiet-1.example.com');
    const first = await orderNow(page, 'en');
    await expectUnpaid(page, 1);
    await expectInvoice(page, first, 'unpaid');
    await openServices(page, 'en');
    await expect(page.getByRole('row', { name: 'quiet-1.example.com' })).toContainText(t('services.status.pending'));

    // After a payment at the gateway, nothing on the invoice is pending.
    await invoicesLink(page).click();
    await page.getByRole('link', { name: first }).click();
    await goToGateway(page, 'en');
    await page.getByRole('button', { name: /^pay/iu }).click();
    await page.waitForURL(`**/invoices/invoice/${first}?payment=*`);
    await expect(page.getByRole('main')).toContainText(t('invoices.outcome.succeeded'));
    await expectUnpaid(page, 0);
    await expectInvoice(page, first, 'paid');

    // A top-up updates the balance in the sidebar.
    await expect(sidebar(page)).toContainText('€0.00');
    await page.getByRole('button', { name: t('shell.balance.top-up'), exact: true }).click();
    await page.getByRole('dialog').getByLabel(t('balance.top-up.amount')).fill('500');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('flow.pay.continue') })
      .click();
    await page.waitForURL('**/sandbox-gateway/checkout/*');
    await page.getByRole('button', { name: /^pay/iu }).click();
    await page.waitForURL('**/invoices?payment=*');
    await expect(page.getByText(t('invoices.top-up.succeeded'))).toBeVisible();
    await expect(sidebar(page)).toContainText('€500.00');

    // A payment from the balance happens without leaving the portal.
    await configureServer(page, 'en', 'quiet-2.example.com');
    const second = await orderNow(page, 'en');
    await expectUnpaid(page, 1);
    await page.getByRole('button', { name: /^Pay .* from balance$/u }).click();
    await expect(page.getByRole('main')).toContainText(t('invoices.status.paid'));
    await expectUnpaid(page, 0);
    await expect(sidebar(page)).not.toContainText('€500.00');
    await expectInvoice(page, second, 'paid');
  },
);
