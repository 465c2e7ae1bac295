import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import type { AccountTruth } from './account-truth.ts';
import type { Stranger } from './portal-fixture.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

/** Somebody on the way from the first step of an order to servers that run, and what must be so wherever they are. */
export type OrderWalk = {
  page: Page;
  /** In which the portal speaks to the owner. */
  locale: Locale;
  readonly context: BrowserContext;
  readonly api: RunningApi;
  readonly owner: Stranger;
  readonly other: Stranger;
  readonly truth: AccountTruth;
  readonly hostname: string;
  /** Items that the cart must hold. */
  inCart: number;
  /** The invoice of the order, once there is one. */
  invoice: string | null;
  /** The payment page that was opened first. */
  checkout: string | null;
  isPaid: boolean;
  /** The browser may say of a request that it failed: there is no line, or no session. */
  isCutOff: boolean;
};

export const cartSize = 2;

export function wordsOf({ locale }: Pick<OrderWalk, 'locale'>) {
  return say(locale);
}

export function mainOf({ page }: OrderWalk): Locator {
  return page.getByRole('main');
}

/** The cart's button, which says how many items are in it. */
export function cartButton({ page, locale }: Pick<OrderWalk, 'page' | 'locale'>, count: number): Locator {
  const t = say(locale);
  const items = count === 0 ? '' : `.*${t('shell.cart.items', { count })}`;
  return page.getByRole('button', { name: new RegExp(`^${t('shell.cart')}${items}$`, 'u') });
}

export async function openCart(walk: OrderWalk): Promise<Locator> {
  await cartButton(walk, walk.inCart).click();
  const dialog = walk.page.getByRole('dialog', { name: wordsOf(walk)('cart.dialog.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The choices of the fourth step stand as they were made. */
export async function expectConfiguration(walk: OrderWalk): Promise<void> {
  const t = wordsOf(walk);
  await expect(walk.page.getByRole('radio', { name: t('shell.cycle.quarterly') })).toBeChecked();
  await expect(walk.page.getByRole('textbox', { name: /hostname|хост/iu })).toHaveValue(walk.hostname);
}

/** The names of so many servers of one line. */
export function namesOf({ hostname }: Pick<OrderWalk, 'hostname'>, count: number): readonly string[] {
  return count === 1 ? [hostname] : Array.from({ length: count }, (_, index) => hostname.replace('.', `-${index + 1}.`));
}

/** The cart holds what was chosen, and shows it in the reader's language. */
export async function expectCart(walk: OrderWalk): Promise<void> {
  const dialog = await openCart(walk);
  for (const name of namesOf(walk, walk.inCart)) await expect(dialog).toContainText(name);
  await expect(dialog.getByRole('spinbutton')).toHaveValue(String(walk.inCart));
  await walk.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const stages = ['open', 'processing'] as const;

/** The invoice's page says what the API knows, of the invoice and of money that may be on its way. */
export async function expectInvoice(walk: OrderWalk): Promise<void> {
  const t = wordsOf(walk);
  const id = walk.invoice ?? '';
  const { page } = walk;
  await expect(page).toHaveURL(new RegExp(`/invoices/invoice/${id}(\\?|$)`, 'u'));
  await expect(page.getByRole('heading', { level: 1, name: t('invoices.view.title', { id }) })).toBeVisible();
  const { status, payments } = await walk.truth.invoice(id);
  await expect(
    mainOf(walk)
      .getByText(t(`invoices.status.${status}`), { exact: true })
      .first(),
  ).toBeVisible();
  const stage = payments.find((payment) => payment.status === 'pending')?.checkout?.state;
  for (const said of stages) {
    await expect(mainOf(walk).getByText(t(`invoices.outcome.${said}`), { exact: true })).toHaveCount(said === stage ? 1 : 0);
  }
}

/** Nothing is ordered or charged twice, and nothing before it was paid. */
export async function expectBooks({ truth, invoice, isPaid }: OrderWalk): Promise<void> {
  const invoices = await truth.invoices();
  expect(invoices.map(({ id }) => String(id))).toEqual(invoice === null ? [] : [invoice]);
  expect(await truth.balance()).toBe(0);
  expect(await truth.services()).toHaveLength(invoice === null ? 0 : cartSize);
  if (invoice === null) return;
  const { status, amount, payments } = await truth.invoice(invoice);
  const arrived = payments.filter((payment) => payment.status === 'succeeded').map((payment) => payment.amount);
  expect({ status, arrived }).toEqual(isPaid ? { status: 'paid', arrived: [amount] } : { status: 'unpaid', arrived: [] });
}
