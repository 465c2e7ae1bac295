import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface OpenSubject {
  page: Page;
  session: CDPSession;
  /** From navigation to the first frame that shows it. */
  drawnMs: number;
}

/** A second after it has opened a page, Chromium stops for hundreds of milliseconds to take down the empty one that was there before. */
const takeDownMs = 2000;

/** Opens a page of its own on the subject, with a CPU that is so many times slower. Motion is reduced: a fade is no slowness. */
export async function openSubject(
  browser: Browser,
  address: string,
  slowdown: number,
  awaited: string,
  device: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<OpenSubject> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...device });
  page.setDefaultTimeout(180_000);
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForSelector(awaited);
  const drawnMs = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now();
  });
  await pause(takeDownMs);
  return { page, session, drawnMs };
}

/** How many times longer the same piece of work takes in a page that is slowed down: what the setting really does to the page's thread. */
export async function measureSlowdown(browser: Browser, slowdown: number): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const work = (): Promise<number> =>
    page.evaluate(() => {
      const started = performance.now();
      let sum = 0;
      for (let index = 0; index < 40_000_000; index += 1) sum = (sum + index * 7) % 1_000_003;
      // The sum is used, lest the work be left out.
      return sum < 0 ? 0 : performance.now() - started;
    });
  await work();
  const usualMs = await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowMs = await work();
  await page.close();
  return slowMs / usualMs;
}
