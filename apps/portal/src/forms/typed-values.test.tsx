import { dailyIf } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { vps } from '@portico/pricing/configuration.fixture';
import type { Locale } from '@portico/i18n/locale';
import { answer, hold, sent } from '../../test/network.ts';
import { answerOrderSteps, configuredOrder } from '../../test/order-samples.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { openService } from '../../test/open-service.ts';
import { answerQuotes } from '../../test/quotes.ts';
import { pageOf } from '../../test/samples.ts';
import { cart } from '../platform/cart.ts';
import { store } from '../platform/store.ts';

type Place = {
  readonly name: string;
  readonly locale?: Locale;
  readonly rejected: readonly (readonly [typed: string, message: string])[];
  readonly accepted: readonly [typed: string, value: unknown];
  /** The form submits as soon as the value is complete. */
  readonly submitsItself?: true;
  /** Opens the page and returns the field. */
  readonly open: (locale: Locale) => Promise<{ readonly field: Locator; readonly submit?: Locator }>;
  /** Returns the accepted value; undefined until one is. */
  readonly sentValue: () => unknown;
};

const never = new Promise<never>(() => undefined);
const dialog = () => page.getByRole('dialog');

async function openAssignment(locale: Locale) {
  answer('getTrafficPool', { topup_bytes: 10e12, charged_bytes: 0, remaining_bytes: 10e12, daily_bytes: 0, runs_out_on: null, days: [] });
  hold('assignTraffic', never);
  await openService('/traffic', {}, { locale });
  const name = locale === 'en' ? 'Assign traffic' : 'Выделить трафик';
  await page.getByRole('button', { name }).click();
  const next = locale === 'en' ? 'Continue' : 'Продолжить';
  return { field: dialog().getByRole('textbox'), submit: dialog().getByRole('button', { name: next }) };
}

const sentGigabytes = () => (sent('assignTraffic').at(-1)?.body as { gigabytes?: unknown } | undefined)?.gigabytes;

async function openConfiguration() {
  answerOrderSteps();
  await openPortal(configuredOrder);
}

const places: readonly Place[] = [
  {
    name: 'gigabytes to assign',
    rejected: [
      ['1.5', 'Enter whole gigabytes.'],
      ['-5', 'Enter at least 1 GB.'],
      ['1e3', 'Enter a number.'],
      ['12 GB', 'Enter a number.'],
      ['1 5', 'Enter a number.'],
      ['1.000', 'Enter a number.'],
      ['', 'Enter whole gigabytes.'],
    ],
    accepted: ['1,000', 1_000],
    open: openAssignment,
    sentValue: sentGigabytes,
  },
  {
    name: 'gigabytes to assign, in Russian',
    locale: 'ru',
    rejected: [
      ['1,5', 'Введите целое число гигабайт.'],
      ['1,000', 'Введите число.'],
    ],
    accepted: ['1 000', 1_000],
    open: openAssignment,
    sentValue: sentGigabytes,
  },
  {
    name: 'quantity of an option',
    rejected: [
      ['1.5', 'Enter a whole number.'],
      ['-5', 'Enter at least 1.'],
      ['9', 'Enter at most 8.'],
      ['1e0', 'Enter a number.'],
      ['', 'Enter a number.'],
    ],
    accepted: ['3', 3],
    open: async () => {
      await openConfiguration();
      return {
        field: page.getByRole('spinbutton', { name: 'IPv4 addresses' }),
        submit: page.getByRole('button', { name: 'Add to cart' }),
      };
    },
    sentValue: () => store.get(cart.itemsAtom)[0]?.configoptions['ipv4'],
  },
  {
    name: 'quantity in the cart',
    rejected: [
      ['1.5', 'Enter a whole number.'],
      ['-5', 'Enter at least 1.'],
      ['11', 'Maximum quantity per item is 10'],
      ['1e1', 'Enter a number.'],
      ['', 'Enter a whole number.'],
    ],
    accepted: ['4', 4],
    open: async () => {
      answer('getPlanConfiguration', vps);
      answer('getTaxTerms', { tax: null });
      answerQuotes();
      await openPortal('/settings/payment');
      const item = { name: 'VPS NVMe 8', count: 1, billing_cycle: 'monthly', price: 18.9, details: [], promocode: null } as const;
      store.set(cart.addAtom, { ...item, details: [], tariff: 'vps-nvme-8-de', configoptions: { os: 'debian-13' } });
      await page.getByRole('button', { name: /^Cart/ }).click();
      return { field: dialog().getByRole('spinbutton') };
    },
    sentValue: () => {
      const [item] = store.get(cart.itemsAtom);
      return item?.count === 1 ? undefined : item?.count;
    },
  },
  {
    name: 'promo code',
    rejected: [['A'.repeat(41), 'Enter at most 40 characters.']],
    accepted: [' spring ', 'SPRING'],
    open: async () => {
      await openConfiguration();
      await page.getByRole('main').getByRole('button', { name: 'Enter a promo code' }).click();
      const name = { name: 'Promo code' };
      return { field: page.getByRole('textbox', name), submit: page.getByRole('button', { name: 'Apply' }) };
    },
    sentValue: () =>
      (sent('quoteOrder').at(-1)?.body as { order_items?: { promocode?: unknown }[] } | undefined)?.order_items?.[0]?.promocode,
  },
  {
    name: 'search of a list',
    rejected: [['a'.repeat(101), 'Search for at most 100 characters.']],
    accepted: ['a'.repeat(100), 'a'.repeat(100)],
    open: async () => {
      answer('listTickets', pageOf());
      await openPortal('/supports/tickets');
      return { field: page.getByRole('searchbox') };
    },
    sentValue: () => sent('listTickets').at(-1)?.query['q'],
  },
  {
    name: 'VNC password',
    rejected: [
      ['k7Qm2Xtd9', 'Enter exactly 8 letters and digits.'],
      ['k7Qm 2Xtd', 'Enter exactly 8 letters and digits.'],
    ],
    accepted: ['k7Qm2Xtd', 'k7Qm2Xtd'],
    open: async () => {
      hold('enableVnc', never);
      await openService('');
      await page.getByRole('button', { name: 'Enable VNC' }).click();
      return {
        field: dialog().getByLabelText('VNC password', { exact: true }),
        submit: dialog().getByRole('button', { name: 'Enable VNC' }),
      };
    },
    sentValue: () => (sent('enableVnc').at(-1)?.body as { password?: unknown } | undefined)?.password,
  },
  {
    name: 'code of a sign-in',
    submitsItself: true,
    rejected: [
      ['1234567', 'Enter 6 digits.'],
      ['12345a', 'Enter 6 digits.'],
      ['12345', 'Enter 6 digits.'],
    ],
    accepted: ['123-456', '123456'],
    open: async () => {
      answer('login', {
        status: 'requested_two_factor_challenge',
        accessToken: null,
        accessTokenTwoFactor: 'p2f_x',
        two_factor_provider: 'google',
        user: null,
      });
      hold('loginTwoFactor', never);
      await openPortal('/auth/login', { guest: true });
      await page.getByLabelText('Email').fill('mira@example.com');
      await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      return { field: dialog().getByLabelText('Code'), submit: dialog().getByRole('button', { name: 'Verify' }) };
    },
    sentValue: () => (sent('loginTwoFactor').at(-1)?.body as { otp?: unknown } | undefined)?.otp,
  },
];

/** Pastes as a person would, so that limits such as `maxlength` apply. */
function paste(field: Locator, text: string): void {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new TypeError('There is no input');
  input.focus();
  input.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

for (const [index, place] of places.entries())
  test(`${place.name} accepts input unchanged or rejects it with a message`, dailyIf(index < 3), async () => {
    const { field, submit } = await place.open(place.locale ?? 'en');
    await expect.element(field).toBeVisible();
    for (const [typed, message] of place.rejected) {
      paste(field, typed);
      await submit?.click();
      await expect.element(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', String.raw`\.`), 'u'));
      await expect.element(field).toHaveValue(typed);
      expect(place.sentValue()).toBeUndefined();
    }
    paste(field, place.accepted[0]);
    if (!place.submitsItself) await submit?.click();
    await expect.poll(place.sentValue).toEqual(place.accepted[1]);
  });
