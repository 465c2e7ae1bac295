import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { vps } from '@portico/pricing/configuration.fixture';
import { languageFacts } from '@portico/contract/languages';
import { answer } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import {
  balanceMethod,
  gatewayMethod,
  pageOf,
  sampleInvoice,
  sampleInvoiceSummary,
  sampleService,
  sampleTicket,
  sampleTicketSummary,
  sampleUser,
} from '../../test/samples.ts';
import { sampleMetrics, sampleServer } from '../../test/service-samples.ts';
import { addThirdLanguage, removeThirdLanguage } from '../../test/third-language.ts';
import { answerUserSettings } from '../../test/user-settings.ts';
import { changeLocale } from '../platform/locale.ts';
import { store } from '../platform/store.ts';

const third = addThirdLanguage();
afterAll(removeThirdLanguage);

/** Data from the server or from people, and names that are the same in every language. */
const data =
  /Portico|Anton Berg|IPv[46]|\bbyte\b|Mira|Novak|Lang|GmbH|Acme|Berlin|Frankfurt|Germany|Hauptstra\S+|\S+@[\w.]+|[\w-]+(?:\.[\w-]+)*\.(?:com|dev|net|org|xyz)|VPS|NVMe|Debian|vCPU|None|Card|Account balance|Visa and others|Operating system|Reverse DNS for|English|Firefox|Safari|Linux|iOS|Support|Which name is it\?|We need it\.|It is|ssh-ed25519 \S+|SHA256\S+|ed25519|[kKMGT]B|kbit|Mbit|\bDE\d*\b|fe80\S*|2001:\S+|[\d.:a-f/]{6,}|Windows Server|RAID \d|Done\.|Ctrl|Enter|Esc|EUR|netboot/gu;

const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'] as const;

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[lang="en"], [lang="ru"], script, style') === null;
}

/** Returns visible or announced texts with Latin letters that come from no catalog and no data. */
function foreignWords(): readonly string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, previousSibling, textContent } = walker.currentNode;
    // A word that may break at a `<wbr>` is still one word.
    const textBefore = previousSibling?.nodeName === 'WBR' ? texts.pop() : '';
    if (parent && isShown(parent)) texts.push(`${textBefore ?? ''}${textContent ?? ''}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (isShown(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.filter((text) => /[a-z]{2,}/iu.test(text.replaceAll(data, '')));
}

async function expectNoForeignWords(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await expect.poll(foreignWords).toEqual([]);
}

const faq = {
  categories: [{ id: 'payment', title: 'Πληρωμή' }],
  items: [{ id: 'payment/top-up', category: 'payment', title: 'Πώς;' }],
};
const pool = {
  topup_bytes: 10e12,
  charged_bytes: 6.2e12,
  remaining_bytes: 3.8e12,
  daily_bytes: 206e9,
  runs_out_on: '2026-12-10',
  days: [],
};

beforeEach(() => {
  answerUserSettings();
  answer('updateUser', sampleUser);
  answer('listInvoices', pageOf(sampleInvoiceSummary));
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('listBalanceEntries', pageOf());
  answer('listServices', pageOf(sampleService));
  answer('getService', sampleServer);
  answer('getServiceMetrics', sampleMetrics);
  answer('listRdns', { items: [{ ip: '192.0.2.7', value: 'web-1.example.com', family: 4 }], ipv6_prefix: '2001:db8:40::/64' });
  answer('listServiceActivity', pageOf());
  answer('listIsoImages', { items: [] });
  answer('listOperatingSystems', { items: [{ id: 'debian-13', label: 'Debian 13', description: null, raid_levels: [], iso_images: [] }] });
  answer('getTrafficPool', pool);
  answer('listTrafficMovements', pageOf());
  answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
  answer('listPlacements', {
    items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
  });
  answer('listPlans', { items: [vps.plan] });
  answer('getTaxTerms', { tax: null });
  answer('listTickets', pageOf(sampleTicketSummary));
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answer('listFaq', faq);
  onTestFinished(() => changeLocale(store, 'en'));
});

test.each([
  '/auth/login',
  '/auth/signup',
  '/auth/confirm-reset-password',
  '/auth/reset-password?token=x',
  '/auth/reset-password',
  '/auth/verify-account?email=mira%40example.com',
  '/auth/end-session',
  '/nowhere',
])('a guest sees no text in another language at %s', async (address) => {
  await openPortal(address, { guest: true, locale: third });
  await expectNoForeignWords();
  expect(document.documentElement.lang).toBe(third);
});

test.each([
  '/settings/client',
  '/settings/user',
  '/settings/payment',
  '/settings/notifications',
  '/invoices',
  '/invoices?status=paid&q=nothing',
  '/invoices/invoice/10040',
  '/invoices/statement',
  '/services/my',
  '/services/create',
  '/services/create?type=vps',
  '/services/create?type=vps&country=DE',
  '/services/31',
  '/services/31/network',
  '/services/31/iso',
  '/services/31/reinstall',
  '/services/31/traffic',
  '/services/31/cancellation',
  '/services/31/activity',
  '/traffic-pool',
  '/supports/tickets',
  '/supports/tickets/512',
  '/supports/create-ticket',
  '/supports/faq',
] as const)('a client sees no text in another language at %s', async (address) => {
  await openPortal(address, { locale: third });
  await expectNoForeignWords();
});

test('language pickers offer the third language and the choice is saved', async () => {
  await openPortal('/settings/user');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Ελληνικά');
  await expect.poll(() => document.documentElement.lang).toBe(third);
  expect(localStorage.getItem('locale')).toBe(third);
  await expectNoForeignWords();
});

test('the page is mirrored for a right-to-left language, and back again', async () => {
  Object.assign(languageFacts[third], { dir: 'rtl' });
  onTestFinished(() => void Object.assign(languageFacts[third], { dir: 'ltr' }));
  await openPortal('/settings/user');
  expect(document.documentElement.dir).toBe('ltr');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('Ελληνικά');
  await expect.poll(() => document.documentElement.dir).toBe('rtl');
  await changeLocale(store, 'en');
  expect(document.documentElement.dir).toBe('ltr');
});

test('the command menu is in the third language, and finds it by name from another language', async () => {
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { name: 'Payment settings' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('ελλη');
  await expect.element(page.getByRole('option', { name: 'Language: Ελληνικά' })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.lang).toBe(third);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect.poll(foreignWords).toEqual([]);
});

test('dates and amounts use the format of the third language', async () => {
  await openPortal('/invoices', { locale: third });
  await expect.element(page.getByText(/53,90.€/).first()).toBeVisible();
  await expect.element(page.getByText(/27 Νοε 2026/).first()).toBeVisible();
});

test('form errors are in the third language', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openPortal('/auth/login', { guest: true, locale: third });
  await page.getByRole('textbox').first().fill('mira@');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expectNoForeignWords();
});
