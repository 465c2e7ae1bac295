import type { Browser, CDPSession, Page } from 'playwright-core';

export interface OpenSubject {
  page: Page;
  session: CDPSession;
  /** From navigation to the first frame that shows it. */
  drawnMs: number;
}

/** Opens a page of its own on the subject, with a CPU that is so many times slower. Motion is reduced: a fade is no slowness. */
export async function openSubject(browser: Browser, address: string, slowdown: number, awaited: string): Promise<OpenSubject> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(180_000);
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
  return { page, session, drawnMs };
}
