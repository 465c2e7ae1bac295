import { expect } from '@playwright/test';
import type { Dice } from './dice.ts';
import { expectService, goToGateway, openServices } from './order-flow.ts';
import { cartButton, cartSize, expectCart, expectConfiguration, expectInvoice, mainOf, namesOf, openCart, wordsOf } from './order-walk.ts';
import type { OrderWalk } from './order-walk.ts';

export type OrderStep = {
  readonly name: string;
  readonly take: (walk: OrderWalk, dice: Dice) => Promise<void>;
  /** Asserts what must be on the screen after this step and after any detour. */
  readonly stands: (walk: OrderWalk) => Promise<void>;
  /** The step's page belongs to another site. */
  readonly isElsewhere?: boolean;
};

function heading(id: string) {
  return async (walk: OrderWalk) => expect(walk.page.getByRole('heading', { name: wordsOf(walk)(id) })).toBeVisible();
}

const chooseFirst = async (walk: OrderWalk) => mainOf(walk).locator('section').getByRole('link').first().click();

async function configure(walk: OrderWalk): Promise<void> {
  await chooseFirst(walk);
  await walk.page.getByRole('radio', { name: wordsOf(walk)('shell.cycle.quarterly') }).check();
  await walk.page.getByRole('textbox', { name: /hostname|хост/iu }).fill(walk.hostname);
  await expect(walk.page).toHaveURL(new RegExp(encodeURIComponent(walk.hostname), 'u'));
}

async function standsInCart(walk: OrderWalk): Promise<void> {
  await expectConfiguration(walk);
  await expectCart(walk);
}

/** Places the order. Some runs lose the connection or the first response. */
async function placeOrder(walk: OrderWalk, dice: Dice): Promise<void> {
  const { page, context } = walk;
  const t = wordsOf(walk);
  const place = (await openCart(walk)).getByRole('button', { name: t('cart.dialog.place-order') });
  const trouble = dice.pick(['none', 'offline', 'lost answer'] as const);
  walk.isCutOff = trouble !== 'none';
  if (trouble === 'offline') await context.setOffline(true);
  if (trouble === 'lost answer') {
    await page.route('**/v1/order/order', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
  }
  await place.click();
  if (trouble !== 'none') {
    await expect(page.getByText(t('error.network')).first()).toBeVisible();
    await page.unroute('**/v1/order/order');
    await context.setOffline(false);
    await place.click();
  }
  await page.waitForURL('**/invoices/invoice/*');
  walk.isCutOff = false;
  walk.invoice = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  walk.inCart = 0;
}

async function standsOnInvoice(walk: OrderWalk): Promise<void> {
  await expectInvoice(walk);
  await expect(cartButton(walk, 0)).toBeVisible();
}

/** Leaves the payment page without paying, in one of several ways. */
async function leaveGateway(walk: OrderWalk, dice: Dice): Promise<void> {
  const way = dice.pick(['back', 'leave', 'address', 'close'] as const);
  const address = `${walk.api.origin}/invoices/invoice/${walk.invoice}`;
  if (way === 'back') await walk.page.goBack();
  if (way === 'leave') await walk.page.locator('button[value=leave]').click();
  if (way === 'address') await walk.page.goto(address);
  if (way === 'close') {
    const next = await walk.context.newPage();
    await walk.page.close();
    walk.page = next;
    await next.goto(address);
  }
}

async function finish(walk: OrderWalk): Promise<void> {
  await walk.page.getByRole('button', { name: wordsOf(walk)('invoices.outcome.finish') }).click();
  await walk.page.waitForURL('**/sandbox-gateway/checkout/*');
}

/** A first attempt, which may be declined, or a transfer that stays pending. */
async function tryToPay(walk: OrderWalk, dice: Dice): Promise<void> {
  await finish(walk);
  const decision = dice.pick(['transfer', 'decline', 'leave'] as const);
  await walk.page.locator(`button[value=${decision}]`).click();
  await walk.page.waitForURL(`**/invoices/invoice/${walk.invoice}?payment=*`);
}

/** Completes the payment that was started, or starts a new one. */
async function pay(walk: OrderWalk): Promise<void> {
  const { payments } = await walk.truth.invoice(walk.invoice ?? '');
  const pending = payments.find(({ status }) => status === 'pending');
  if (pending?.checkout?.state === 'processing') {
    // The bank settles the transfer while the payer's page is open.
    const bank = await walk.context.newPage();
    await bank.goto(`${walk.api.origin}/sandbox-gateway/checkout/${walk.checkout}`);
    await bank.locator('button[value=pay]').click();
    await bank.waitForURL('**/invoices/invoice/*');
    await bank.close();
  } else {
    if (pending) await finish(walk);
    else await goToGateway(walk.page, walk.locale);
    await walk.page.locator('button[value=pay]').click();
    await walk.page.waitForURL(`**/invoices/invoice/${walk.invoice}?payment=*`);
  }
  await expect(mainOf(walk).getByText(wordsOf(walk)('invoices.status.paid'), { exact: true }).first()).toBeVisible();
  walk.isPaid = true;
}

/** Each server of the line has a number in its name and is active. */
async function standsInServices(walk: OrderWalk): Promise<void> {
  for (const name of namesOf(walk, cartSize)) await expectService(walk.page, walk.locale, name, 'active');
}

export const orderSteps: readonly OrderStep[] = [
  {
    name: 'category',
    take: async (walk) => {
      const t = wordsOf(walk);
      const navigation = walk.page.getByRole('navigation', { name: t('shell.navigation') });
      await navigation.getByRole('link', { name: t('shell.item.order-service') }).click();
    },
    stands: heading('order.choose-category'),
  },
  { name: 'placement', take: chooseFirst, stands: heading('order.choose-placement') },
  { name: 'plan', take: chooseFirst, stands: heading('order.choose-plan') },
  { name: 'configuration', take: configure, stands: expectConfiguration },
  {
    name: 'cart',
    take: async (walk) => {
      await walk.page.getByRole('button', { name: wordsOf(walk)('order.add-to-cart') }).click();
      walk.inCart = 1;
    },
    stands: standsInCart,
  },
  {
    name: 'quantity',
    take: async (walk) => {
      const dialog = await openCart(walk);
      const more = wordsOf(walk)('cart.line.more', { name: '' }).trim();
      await dialog.getByRole('button', { name: new RegExp(`^${more}`, 'u') }).click();
      walk.inCart = cartSize;
      await walk.page.keyboard.press('Escape');
    },
    stands: standsInCart,
  },
  { name: 'order', take: placeOrder, stands: standsOnInvoice },
  {
    name: 'gateway',
    take: async (walk) => {
      await goToGateway(walk.page, walk.locale);
      walk.checkout = new URL(walk.page.url()).pathname.split('/').at(-1) ?? '';
    },
    stands: async ({ page }) => expect(page.locator('button[value=pay]')).toBeVisible(),
    isElsewhere: true,
  },
  { name: 'left the gateway', take: leaveGateway, stands: standsOnInvoice },
  { name: 'tried to pay', take: tryToPay, stands: standsOnInvoice },
  { name: 'paid', take: pay, stands: standsOnInvoice },
  {
    name: 'services',
    take: async ({ page, locale }) => openServices(page, locale),
    stands: standsInServices,
  },
];
