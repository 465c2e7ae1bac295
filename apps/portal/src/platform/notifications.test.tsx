import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerRaw, hold, refuse, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { otherCard, sampleCard } from '../../test/samples.ts';
import { changeLocale } from './locale.ts';
import { notificationStore, notify, toasterWantedAtom, undeliveredAtom } from './notifications.tsx';
import { store } from './store.ts';

const makeDefault = () => page.getByRole('button', { name: /^Make default: / });
/** Before a toast's ten seconds are over. */
const soon = { timeout: 3_000 };

beforeEach(() => answer('listCards', { items: [sampleCard, otherCard], max: 10 }));

test.each(['success', 'info', 'warning', 'error'] as const)('a toast disappears when the language changes (%s)', async (tone) => {
  await openPortal('/settings/payment');
  await expect.element(makeDefault()).toBeVisible();
  notify[tone]('In words of the language before.');
  const toast = page.getByText('In words of the language before.');
  await expect.element(toast).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(toast, soon).not.toBeInTheDocument();
});

test('a toast whose code failed to load disappears when the language changes', async () => {
  await openPortal('/settings/payment');
  await expect.element(makeDefault()).toBeVisible();
  notificationStore.set(undeliveredAtom, 'In words of the language before.');
  await expect.element(page.getByText('In words of the language before.')).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(page.getByText('In words of the language before.')).not.toBeInTheDocument();
});

test('a toast whose code arrives after the language has changed is not shown', async () => {
  // As in a portal that has shown no toast yet.
  const address = new URL('notifications.tsx?without-toaster', import.meta.url).href;
  const { notify: first } = (await import(/* @vite-ignore */ address)) as { notify: typeof notify };
  await openPortal('/settings/payment');
  notificationStore.set(toasterWantedAtom, true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValueOnce(false);
  first.success('In words of the language before.');
  await changeLocale(store, 'ru');
  dispatchEvent(new Event('online'));
  first.success('На языке страницы.');
  await expect.element(page.getByText('На языке страницы.')).toBeVisible();
  expect(page.getByText('In words of the language before.').elements()).toEqual([]);
});

test.each([
  ['the fallback instead of the server’s sentence', () => refuse('makeCardDefault', 409, { code: 'service_busy', message: 'Busy.' })],
  ['the fallback where the server sent none', () => answerRaw('makeCardDefault', 502, 'Bad Gateway')],
])('a failure that arrives after the language has changed has %s, in the language shown', async (_what, fail) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answered = Promise.withResolvers<void>();
  fail();
  hold('makeCardDefault', answered.promise);
  await openPortal('/settings/payment');
  await makeDefault().click();
  await expect.poll(() => sent('makeCardDefault')).toHaveLength(1);
  await changeLocale(store, 'ru');
  answered.resolve();
  await expect.element(page.getByRole('region', { name: /Уведомления/ })).toMatchTextContent(/^Не удалось сменить основную карту$/);
});
