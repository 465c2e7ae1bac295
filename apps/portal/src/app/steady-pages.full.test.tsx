import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answer, hold } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { openService } from '../../test/open-service.ts';
import { balanceMethod, cardMethod, sampleCard, sampleInvoice, sampleUser } from '../../test/samples.ts';
import { answerSettings } from '../../test/settings-samples.ts';
import { answerUserSettings } from '../../test/user-settings.ts';

type CallableId = Parameters<typeof answer>[0];
type Page = {
  readonly name: string;
  readonly open: () => Promise<unknown>;
  readonly late: CallableId;
  /** What is there from the start, and below what is late. */
  readonly below: () => Locator;
  /** There once the late answer is. */
  readonly arrived: () => Locator;
};

const region = (name: string) => page.getByRole('region', { name });
const pages: readonly Page[] = [
  {
    name: 'an invoice, when its payment methods arrive',
    open: () => {
      answer('getAccountMeta', { ...sampleUser, balance: 100 });
      answer('getInvoice', sampleInvoice);
      answer('listPaymentMethods', { items: [balanceMethod, cardMethod] });
      answer('listCards', { items: [sampleCard], max: 10 });
      return openPortal('/invoices/invoice/10040');
    },
    late: 'listPaymentMethods',
    below: () => page.getByRole('button', { name: /^Pay / }),
    arrived: () => page.getByRole('radio', { name: /Visa/ }),
  },
  {
    name: 'user settings, when the user’s details arrive',
    open: () => {
      answerUserSettings();
      return openPortal('/settings/user');
    },
    late: 'getUserDetails',
    below: () => region('Two-factor authentication'),
    arrived: () => region('Password'),
  },
  {
    name: 'a service, when its load arrives',
    open: () => openService(''),
    late: 'getServiceMetrics',
    below: () => region('Access'),
    arrived: () => page.getByText('12.5%'),
  },
];

/** One method more or less, or a line that wraps, can't be known before. */
const tolerance = 28;

for (const width of [1440, 390]) {
  test.each(pages)(`$name, stays where it is (${width} px)`, async ({ open, late, below, arrived }) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const answered = Promise.withResolvers<undefined>();
    const opened = open();
    hold(late, answered.promise);
    await opened;
    await expect.element(below()).toBeVisible();
    const top = () => below().element().getBoundingClientRect().top + document.documentElement.scrollTop;
    const before = top();
    answered.resolve(undefined);
    await expect.element(arrived()).toBeInTheDocument();
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(tolerance);
  });
}

test.each([
  ['/settings/payment', 'listCards', () => region('Cards'), 'A separate invoice for each service'],
  ['/settings/notifications', 'getTelegramLink', () => page.getByRole('switch', { name: 'Email' }), 'Marketing'],
] as const)('on %s the switches below a card that loads appear once it has', async (address, late, above, name) => {
  answerSettings();
  const answered = Promise.withResolvers<undefined>();
  hold(late, answered.promise);
  await openPortal(address);
  await expect.element(above()).toBeVisible();
  const below = page.getByRole('switch', { name });
  expect(below.elements()).toHaveLength(0);
  answered.resolve(undefined);
  await expect.element(below).toBeVisible();
});
