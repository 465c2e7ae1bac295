import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import type { AccountTruth } from './account-truth.ts';
import type { Stranger } from './portal-fixture.ts';
import type { RunningApi } from './running-api.ts';
import { say } from './texts.ts';

/** The state of a walk from the first step of an order to running servers, and what must hold at every step. */
export type OrderWalk = {
  page: Page;
  /** The language in which the portal speaks to the owner. */
  locale: Locale;
  readonly context: BrowserContext;
  readonly api: RunningApi;
  readonly owner: Stranger;
  readonly other: Stranger;
  readonly truth: AccountTruth;
  readonly hostname: string;
  /** The number of items the cart must hold. */
  inCart: number;
  /** The order's invoice, once it exists. */
  invoice: string | null;
  /** The address of the first payment page. */
  checkout: string | null;
  isPaid: boolean;
  /** True while failed requests are expected, because the connection or the session is gone. */
  isCutOff: boolean;
};

export const cartSize = 2;

export function wordsOf({ locale }: Pick<OrderWalk, 'locale'>) {
  return say(locale);
}

export function mainOf({ page }: OrderWalk): Locator {
  return page.getByRole('main');
}

/** The cart button, whose label holds the number of items. */
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

/** Asserts that the fourth step still shows the choices made. */
export async function expectConfiguration(walk: OrderWalk): Promise<void> {
  const t = wordsOf(walk);
  await expect(walk.page.getByRole('radio', { name: t('shell.cycle.quarterly') })).toBeChecked();
  await expect(walk.page.getByRole('textbox', { name: /hostname|хост/iu })).toHaveValue(walk.hostname);
}

/** Returns the hostnames of this many servers of one line. */
export function namesOf({ hostname }: Pick<OrderWalk, 'hostname'>, count: number): readonly string[] {
  return count === 1 ? [hostname] : Array.from({ length: count }, (_, index) => hostname.replace('.', `-${index + 1}.`));
}

/** Asserts that the cart holds the chosen items and shows them in the reader's language. */
export async function expectCart(walk: OrderWalk): Promise<void> {
  const dialog = await openCart(walk);
  for (const name of namesOf(walk, walk.inCart)) await expect(dialog).toContainText(name);
  await expect(dialog.getByRole('spinbutton')).toHaveValue(String(walk.inCart));
  await walk.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const stages = ['open', 'processing'] as const;

/** Asserts that the invoice page shows the invoice and any pending payment as the API knows them. */
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
  for (const text of stages) {
    await expect(mainOf(walk).getByText(t(`invoices.outcome.${text}`), { exact: true })).toHaveCount(text === stage ? 1 : 0);
  }
}

/** Asserts that nothing is ordered or charged twice, or before payment. */
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
