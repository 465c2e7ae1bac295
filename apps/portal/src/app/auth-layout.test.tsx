import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../test/open-portal.tsx';

test.each([
  [1440, 900],
  [390, 844],
] as const)('an authentication page fills the window and is centred, with the logo above it (%d x %d)', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
  await openPortal('/auth/confirm-reset-password', { guest: true });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  const whole = () => main.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => whole().height).toBeGreaterThanOrEqual(height);
  const card = main.element().getBoundingClientRect();
  const middle = card.left + card.width / 2;
  expect(Math.abs(middle - document.documentElement.clientWidth / 2)).toBeLessThanOrEqual(1);
  const header = page.getByRole('banner').element().getBoundingClientRect();
  const footer = page.getByRole('contentinfo').element().getBoundingClientRect();
  // The space above the content is as high as the space below.
  expect(Math.abs(header.top - (whole().height - footer.bottom))).toBeLessThanOrEqual(2);
  expect(header.bottom).toBeLessThanOrEqual(card.top);
});

test.each([
  ['en', '/auth/login', 'You’re offline. Reconnect to continue.'],
  ['ru', '/auth/signup', 'Нет подключения к сети. Подключитесь, чтобы продолжить.'],
] as const)('a guest page says that it is offline until the connection is back (%s)', async (locale, address, text) => {
  await openPortal(address, { guest: true, locale });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
});
