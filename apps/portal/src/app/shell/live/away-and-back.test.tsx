import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerRaw, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleInvoice, sampleInvoiceSummary, sampleService, sampleUser } from '../../../../test/samples.ts';
import { cart } from '../../../platform/cart.ts';
import { changeLocale } from '../../../platform/locale.ts';
import { notificationStore, notify, toasterWantedAtom } from '../../../platform/notifications.tsx';
import { session, store } from '../../../platform/store.ts';

const line = {
  name: 'VPS NVMe 8',
  count: 1,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [],
  tariff: 'vps-nvme-8-de',
  configoptions: {},
  promocode: null,
} as const;

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

afterEach(() => dispatchEvent(new Event('online')));

test.each([
  ['en', /Your session has ended\. Sign in to continue where you left off/, 'Email', 'Password', 'Sign in'],
  ['ru', /Сеанс завершён\. Войдите, чтобы продолжить с того же места/, 'Эл. почта', 'Пароль', 'Войти'],
] as const)('sign-in says that the session has expired and returns to the page (%s)', async (locale, text, email, password, signIn) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer('listInvoices', pageOf());
  const portal = await openPortal('/invoices?status=paid', { locale, user: { ...sampleUser, language: locale } });
  await expect.poll(() => sent('listInvoices').length).toBeGreaterThan(0);
  refuse('getAccountMeta', 401, { code: 'unauthorized' });
  store.set(session.clearAtom);
  await expect.element(page.getByText(text)).toBeVisible();
  const user = { ...sampleUser, language: locale };
  answer('getAccountMeta', user);
  answer('login', { status: 'success', accessToken: 'pat_new', accessTokenTwoFactor: null, two_factor_provider: null, user });
  await page.getByLabelText(email, { exact: true }).fill('mira@example.com');
  await page.getByLabelText(password, { exact: true }).fill('Correct-Horse-7');
  await page.getByRole('button', { name: signIn, exact: true }).click();
  await expect.poll(portal.address).toBe('/invoices?status=paid');
});

test('sign-in reports no expired session after a sign-out or on a first visit', fullOnly, async () => {
  answer('logout', { status: 'success', message: '' });
  const portal = await openPortal('/settings/payment');
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(portal.address).toBe('/auth/login');
  await expect.element(page.getByText(/session has ended/)).not.toBeInTheDocument();
});

test.each([
  ['en', 'You’re offline', 'My invoices'],
  ['ru', 'Нет подключения к сети', 'Мои счета'],
] as const)('a screen that was never loaded says that it is offline, and loads later (%s)', async (locale, text, title) => {
  answer('listInvoices', pageOf(sampleInvoiceSummary));
  await openPortal('/settings/payment', { locale });
  await expect.poll(() => sent('getAccountMeta').length).toBeGreaterThan(0);
  setOnline(false);
  await page.getByRole('link', { name: title }).click();
  await expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  expect(sent('listInvoices')).toHaveLength(0);
  setOnline(true);
  await expect.element(page.getByRole('link', { name: '10040' })).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).not.toBeInTheDocument();
});

test('a screen loaded before still shows its data offline', fullOnly, async () => {
  answer('listInvoices', pageOf(sampleInvoiceSummary));
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  await openPortal('/invoices');
  await page.getByRole('link', { name: '10040' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 10040' })).toBeVisible();
  setOnline(false);
  await page.getByRole('main').getByRole('link', { name: 'My invoices' }).click();
  await expect.element(page.getByRole('link', { name: '10040' })).toBeVisible();
});

test('changing the language refetches everything that contains text, including refusals', async () => {
  const russian = (words: string, text: string) => (localStorage.getItem('locale') === 'ru' ? words : text);
  answer('getInvoice', () => ({
    ...sampleInvoice,
    items: sampleInvoice.items.map((item) => ({ ...item, details: [{ name: russian('Система', 'System'), value: 'Debian 13' }] })),
  }));
  refuse('listPaymentMethods', 422, { code: 'validation_failed', message: 'The methods are being moved.' });
  await openPortal('/invoices/invoice/10040');
  await expect.element(page.getByText('System: Debian 13')).toBeVisible();
  await expect.element(page.getByText('The methods are being moved.')).toBeVisible();
  refuse('listPaymentMethods', 422, { code: 'validation_failed', message: 'Способы оплаты переносятся.' });
  await changeLocale(store, 'ru');
  await expect.element(page.getByText('Система: Debian 13')).toBeVisible();
  await expect.element(page.getByText('Способы оплаты переносятся.')).toBeVisible();
  await expect.element(page.getByText('The methods are being moved.')).not.toBeInTheDocument();
  expect(sent('getInvoice').at(-1)?.headers.get('Accept-Language')).toBe('ru');
});

test.each([
  ['en', 'The server couldn’t respond. Try again in a moment.'],
  ['ru', 'Сервер не смог ответить. Попробуйте ещё раз чуть позже.'],
] as const)('a failed list shows an inline error and the server’s message in a toast (%s)', async (locale, text) => {
  answerRaw('listInvoices', 502, 'Bad Gateway');
  await openPortal('/invoices', { locale });
  await expect.element(page.getByRole('main').getByText(text)).toBeVisible();
  await expect.element(page.getByRole('region', { name: /Notifications|Уведомления/ }).getByText('Bad Gateway')).toBeVisible();
  await expect.element(page.getByRole('main').getByText('Bad Gateway')).not.toBeInTheDocument();
});

test('the cart is hidden from another user and returns with its owner', async () => {
  await openPortal('/settings/payment');
  store.set(cart.addAtom, { ...line, details: [] });
  await expect.element(page.getByRole('button', { name: /^Cart.*1 item/ })).toBeVisible();
  store.set(session.enterAtom, { accessToken: 'pat_other', user: { ...sampleUser, id: 8 } });
  await expect.element(page.getByRole('button', { name: /^Cart.*1 item/ })).not.toBeInTheDocument();
  store.set(session.enterAtom, { accessToken: 'pat_test', user: sampleUser });
  await expect.element(page.getByRole('button', { name: /^Cart.*1 item/ })).toBeVisible();
});

test('a page is fetched once: the event stream replays past events and refetches only what changed', async () => {
  answer('listServices', pageOf(sampleService));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.element(page.getByRole('link', { name: sampleService.hostname })).toBeVisible();
  await expect.poll(() => sent('streamEvents').at(-1)?.query).toEqual({ 'replay-seconds': '60' });
  // Strict mode mounts twice, so the first request may be aborted.
  const before = sent('listServices').length;
  push({ id: '7', type: 'account.changed', created_at: '2026-11-22T10:00:00Z', resource: null, status: null, replayed: true });
  await expect.poll(() => sent('getAccountMeta').length).toBeGreaterThan(1);
  expect(sent('listServices')).toHaveLength(before);
});

test('a failure while offline shows at once and disappears when the connection is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its code was not loaded before the connection was lost.
  notificationStore.set(toasterWantedAtom, false);
  setOnline(false);
  notify.error('The order could not be sent.');
  await expect.element(page.getByRole('alert').getByText('The order could not be sent.')).toBeVisible();
  setOnline(true);
  await expect.element(page.getByText('The order could not be sent.')).not.toBeInTheDocument();
});
