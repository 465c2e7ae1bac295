import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { notify } from '../../platform/notifications.tsx';
import { store } from '../../platform/store.ts';
import { themeAtom } from '../../platform/theme.ts';

const navigation = () => page.getByRole('navigation', { name: 'Main' });

test('the shell links to the traffic pool, a new ticket and the account settings', async () => {
  await openPortal('/settings/payment');
  await expect
    .element(navigation().getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Traffic pool' }))
    .toHaveAttribute('href', '/traffic-pool');
  await expect
    .element(navigation().getByRole('list', { name: 'Supports' }).getByRole('link', { name: 'Create ticket' }))
    .toHaveAttribute('href', '/supports/create-ticket');
  await page.getByRole('button', { name: 'Mira' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '/settings/user');
});

test('pending items show in words and with an amber sign, and neither shows when there are none', async () => {
  await openPortal('/settings/payment', { user: { ...sampleUser, unpaid_invoice_count: 2, admin_reply_ticket_count: 3 } });
  const invoices = navigation().getByRole('link', { name: /^My invoices/ });
  const tickets = navigation().getByRole('link', { name: /^Tickets/ });
  await expect.element(invoices).toHaveAccessibleName('My invoices 2 unpaid invoices');
  const sign = invoices.element().querySelector('.lucide-triangle-alert');
  const amber = document.createElement('i');
  amber.style.color = 'var(--portico-warn-sign)';
  document.body.append(amber);
  onTestFinished(() => amber.remove());
  expect(sign && getComputedStyle(sign).color).toBe(getComputedStyle(amber).color);
  await expect.element(tickets).toHaveAccessibleName('Tickets 3 new replies');

  answer('getAccountMeta', sampleUser);
  await openPortal('/settings/payment');
  const reloaded = page.getByRole('navigation', { name: 'Main' }).last();
  await expect.element(reloaded.getByRole('link', { name: /^My invoices/ })).toHaveAccessibleName('My invoices');
  await expect.element(reloaded.getByRole('link', { name: /^Tickets/ })).toHaveAccessibleName('Tickets');
  expect(reloaded.element().querySelector('.lucide-triangle-alert')).toBeNull();
});

test.each([
  ['en', 'Theme', 'Light', 'Dark', 'System'],
  ['ru', 'Тема', 'Светлая', 'Тёмная', 'Системная'],
] as const)('the user menu has a submenu of themes (%s)', fullOnly, async (locale, theme, light, dark, system) => {
  await openPortal('/settings/payment', { locale });
  onTestFinished(() => store.set(themeAtom, 'auto'));
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${theme}`) }).click();
  for (const name of [light, dark, system]) await expect.element(page.getByRole('menuitemradio', { name })).toBeVisible();
  await page.getByRole('menuitemradio', { name: dark }).click();
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('vueuse-color-scheme')).toBe('dark');
});

test.each([
  ['en', 'Close toast', 'Notifications'],
  ['ru', 'Закрыть уведомление', 'Уведомления'],
] as const)('a shell toast has a named close button in a named region (%s)', async (locale, close, region) => {
  await openPortal('/settings/payment', { locale });
  notify.success('It was done.');
  await expect.element(page.getByRole('region', { name: new RegExp(region) }).getByText('It was done.')).toBeVisible();
  await page.getByRole('button', { name: close }).click();
  await expect.element(page.getByText('It was done.')).not.toBeInTheDocument();
});
