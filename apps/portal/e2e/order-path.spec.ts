import { expect } from '@playwright/test';
import { configureServer, expectService, goToGateway, openServices, orderNow } from './support/order-flow.ts';
import { signUp, test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';
import { fullOnly, smoke } from './support/daily-if.ts';

for (const locale of ['en', 'ru'] as const) {
  test(
    `a new customer signs up, orders a server, pays and watches it become active (${locale})`,
    locale === 'en' ? smoke : {},
    async ({ page, api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await signUp(page, api, stranger, locale);

      const hostname = `edge-${locale}.example.com`;
      await configureServer(page, locale, hostname);
      const id = await orderNow(page, locale);
      await goToGateway(page, locale);
      await page.getByRole('button', { name: locale === 'ru' ? /^оплатить/iu : /^pay/iu }).click();

      await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
      await expect(page.getByRole('main')).toContainText(t('invoices.status.paid'));
      await openServices(page, locale);
      await expectService(page, locale, hostname, 'active');
      await expect(page).toHaveTitle(`${t('services.list.title')} · Portico`);
    },
  );
}

test('a declined payment leaves the invoice unpaid and can be retried', fullOnly, async ({ page, api, stranger }) => {
  const t = say('en');
  await enterAsStranger(page, api, stranger, 'en');
  await configureServer(page, 'en', 'declined.example.com');
  const id = await orderNow(page, 'en');
  await goToGateway(page, 'en');
  await page.getByRole('button', { name: /decline/iu }).click();

  await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
  await expect(page.getByRole('main')).toContainText(t('invoices.outcome.declined'));
  await expect(page.getByRole('main')).toContainText(t('invoices.status.unpaid'));

  await goToGateway(page, 'en');
  await page.getByRole('button', { name: /^pay/iu }).click();
  await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
  await openServices(page, 'en');
  await expectService(page, 'en', 'declined.example.com', 'active');
});

test(
  'closing the tab on the gateway page loses nothing, and another tab completes the payment',
  fullOnly,
  async ({ page, context, api, stranger }) => {
    const t = say('en');
    await enterAsStranger(page, api, stranger, 'en');
    await configureServer(page, 'en', 'closed-tab.example.com');
    const id = await orderNow(page, 'en');
    await goToGateway(page, 'en');
    const checkout = page.url();
    await page.close();

    const portal = await context.newPage();
    await portal.goto(`${api.origin}/invoices/invoice/${id}`);
    await expect(portal.getByRole('main')).toContainText(t('invoices.status.unpaid'));

    const gateway = await context.newPage();
    await gateway.goto(checkout);
    await gateway.getByRole('button', { name: /^pay/iu }).click();
    await gateway.waitForURL('**/invoices/invoice/*');
    await gateway.close();

    // The first tab updates without a reload.
    await expect(portal.getByRole('main')).toContainText(t('invoices.status.paid'));
    await openServices(portal, 'en');
    await expectService(portal, 'en', 'closed-tab.example.com', 'active');
  },
);

test('the return page asks the gateway when the webhook is lost', fullOnly, async ({ page, apiWithoutWebhooks, stranger }) => {
  const t = say('en');
  await enterAsStranger(page, apiWithoutWebhooks, stranger, 'en');
  await configureServer(page, 'en', 'no-webhook.example.com');
  const id = await orderNow(page, 'en');
  await goToGateway(page, 'en');
  await page.getByRole('button', { name: /^pay/iu }).click();
  await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
  await expect(page.getByRole('main')).toContainText(t('invoices.outcome.succeeded'));
  await openServices(page, 'en');
  await expectService(page, 'en', 'no-webhook.example.com', 'active');
});

test('pressing “Place order” twice places one order', fullOnly, async ({ page, api, stranger }) => {
  const t = say('en');
  await enterAsStranger(page, api, stranger, 'en');
  await configureServer(page, 'en', 'twice.example.com');
  await page.getByRole('button', { name: t('order.add-to-cart') }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.dialog.place-order') })
    .dblclick();
  await page.waitForURL('**/invoices/invoice/*');

  await page.goto(`${api.origin}/invoices`);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.goto(`${api.origin}/services/my`);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('cart.dialog.empty'));
});

test(
  'an order whose response was lost is not placed twice by another press, even after a reload',
  fullOnly,
  async ({ page, api, stranger }) => {
    const t = say('en');
    await enterAsStranger(page, api, stranger, 'en');
    await configureServer(page, 'en', 'lost-answer.example.com');
    await page.getByRole('button', { name: t('order.add-to-cart') }).click();

    let lost = 0;
    await page.route('**/v1/order/order', async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const cart = page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}`, 'u') });
    await cart.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cart.dialog.place-order') })
      .click();
    await expect(page.getByText(t('error.network')).first()).toBeVisible();
    expect(lost).toBe(1);
    await page.unroute('**/v1/order/order');

    await page.reload();
    await cart.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cart.dialog.place-order') })
      .click();
    await page.waitForURL('**/invoices/invoice/*');
    await page.goto(`${api.origin}/invoices`);
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  },
);
