import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface OpenSubject {
  page: Page;
  session: CDPSession;
  /** From navigation to the first frame that shows it. */
  renderMs: number;
}

/** A second after it opens a page, Chromium pauses for hundreds of milliseconds to tear down the previous empty page. */
const takeDownMs = 2000;

/** Opens the subject in a new page with the CPU slowed down by this factor. Motion is reduced, so that no fade counts as slowness. */
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
  const renderMs = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now();
  });
  await pause(takeDownMs);
  return { page, session, renderMs };
}

/** Returns how many times longer the same work takes in a slowed-down page: the real effect of the setting on the page's thread. */
export async function measureSlowdown(browser: Browser, slowdown: number): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const work = (): Promise<number> =>
    page.evaluate(() => {
      const started = performance.now();
      let sum = 0;
      for (let index = 0; index < 40_000_000; index += 1) sum = (sum + index * 7) % 1_000_003;
      // Uses the sum, so that the work is not optimised away.
      return sum < 0 ? 0 : performance.now() - started;
    });
  await work();
  const usualMs = await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowMs = await work();
  await page.close();
  return slowMs / usualMs;
}
