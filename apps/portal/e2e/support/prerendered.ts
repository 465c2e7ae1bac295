import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../dist/prerendered');

/** The addresses prerendered for signed-in users. */
export function prerenderedForUsers(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  return files
    .filter((file) => file.endsWith('.en.html') && !file.startsWith('auth/'))
    .map((file) => `/${file.slice(0, -'.en.html'.length)}`);
}

/** Console messages about blocked content and failed hydration. */
export function complaints(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  return messages;
}

/** Holds the portal's scripts back until released, so that only prerendered content is visible. */
export async function holdScripts(page: Page, scripts = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The layout shift of the page so far. */
export const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before any timer fires.
        setTimeout(() => resolve(sum), 100);
      }),
  );

export const isHydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
