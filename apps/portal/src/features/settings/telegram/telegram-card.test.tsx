import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TelegramLink } from '@portico/contract';
import { answer, answerOnPress, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { samplePreferences, sampleTelegramLink } from '../../../../test/settings-samples.ts';

const telegramSwitch = page.getByRole('switch', { name: 'Telegram' });
const heading = page.getByRole('heading', { name: 'Telegram' });
const link = (changes: Partial<TelegramLink>) =>
  answer('getTelegramLink', { ...sampleTelegramLink, state: 'unlinked', telegram_id: '204981776', ...changes });

test('Telegram cannot be turned on without an ID in the profile, and the card links there', async () => {
  const portal = await openPortal('/settings/notifications');
  await expect.element(telegramSwitch).toBeDisabled();
  await expect.element(heading).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'add a Telegram ID' }).click();
  await expect.poll(portal.address).toBe('/settings/client');
});

test('the switch says that Telegram is unavailable, and the card is hidden, when there is no bot', async () => {
  link({ state: 'off', bot: null });
  await openPortal('/settings/notifications', { locale: 'ru' });
  await expect.element(telegramSwitch).toHaveAccessibleDescription(/Уведомления в Telegram пока недоступны\./);
  await expect.element(telegramSwitch).toBeDisabled();
  await expect.element(heading).not.toBeInTheDocument();
});

test('linking names the bot, asks for its code, and shows a wrong code at the field', async () => {
  link({});
  await openPortal('/settings/notifications');
  await expect.element(telegramSwitch).toBeDisabled();
  await expect.element(page.getByRole('link', { name: '@portico_bot' })).toHaveAttribute('href', 'https://t.me/portico_bot');
  const pending = { ...sampleTelegramLink, state: 'unlinked' as const, telegram_id: '204981776', code_expires_at: '2099-11-22T10:10:00Z' };
  answer('requestTelegramLink', pending);
  answerOnPress('getTelegramLink', pending);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByText('Enter the 6-digit code the bot sent to Telegram ID 204981776.')).toBeVisible();

  refuse('completeTelegramLink', 422, { code: 'verification_code_invalid', message: 'That code is incorrect.' });
  await page.getByRole('textbox').first().click();
  await userEvent.keyboard('123456');
  await page.getByRole('button', { name: 'Link Telegram', exact: true }).click();
  await expect.element(page.getByText('That code is incorrect.')).toBeVisible();
  expect(sent('completeTelegramLink')[0]?.body).toEqual({ token: '123456' });

  const linked = { ...pending, state: 'linked' as const, code_expires_at: null, linked_at: '2026-11-22T10:02:00Z' };
  answer('completeTelegramLink', linked);
  answer('getNotificationPreferences', { ...samplePreferences, telegram: true });
  answerOnPress('getTelegramLink', linked);
  await page.getByRole('textbox').first().fill('654321');
  await page.getByRole('button', { name: 'Link Telegram', exact: true }).click();
  await expect.element(page.getByText(/^Telegram is linked/)).toBeVisible();
  await expect.element(telegramSwitch).toBeChecked();
  await expect.element(telegramSwitch).toBeEnabled();
});

test('linking says when the bot may not write to this Telegram ID yet', async () => {
  link({});
  await openPortal('/settings/notifications');
  refuse('requestTelegramLink', 409, { code: 'telegram_unreachable', message: 'Our bot may not write to this Telegram ID yet.' });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(page.getByText(/Our bot may not write to this Telegram ID yet\./)).toBeVisible();
});

test('a link ended because the bot was blocked says so, and that nothing is sent while the switch is on', async () => {
  link({ state: 'lost' });
  answer('getNotificationPreferences', { ...samplePreferences, telegram: true });
  await openPortal('/settings/notifications', { locale: 'ru' });
  await expect.element(page.getByText(/Бот больше не может вам писать/)).toBeVisible();
  await expect.element(telegramSwitch).toHaveAccessibleDescription(/Он не привязан, поэтому туда ничего не приходит/);
  await expect.element(telegramSwitch).toBeEnabled();
});

test('one button unlinks Telegram', async () => {
  link({ state: 'linked', linked_at: '2026-11-22T10:02:00Z' });
  await openPortal('/settings/notifications');
  await expect.element(page.getByText('204981776')).toBeVisible();
  const unlinked = { ...sampleTelegramLink, state: 'unlinked' as const, telegram_id: '204981776' };
  answer('unlinkTelegram', unlinked);
  answerOnPress('getTelegramLink', unlinked);
  await page.getByRole('button', { name: 'Unlink Telegram' }).click();
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});
