import { setTimeout as delay } from 'node:timers/promises';
import { chromiumLaunchOptions } from '@portico/browser';
import { chromium } from 'playwright-core';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { collect } from './collect.ts';
import type { Subject } from './subjects.ts';

/** The cost of one load: milliseconds from the start of the navigation, kilobytes on the wire. */
export type Load = {
  readonly largestPaint: number;
  readonly shift: number;
  readonly seen: Readonly<Record<string, number>>;
  /** Counted until the last watched element was seen. */
  readonly requests: number;
  readonly kilobytes: number;
};

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const slow = { cpu: 4, downKbit: 1600, upKbit: 750, latencyMs: 150 } as const;
const quietMs = 1000;
const timeoutMs = 60_000;
const bytesOfKbit = 1000 / 8;

type Traffic = { requests: number; bytes: number; open: number; lastMs: number };

function watch(cdp: CDPSession): Traffic {
  const traffic: Traffic = { requests: 0, bytes: 0, open: 0, lastMs: performance.now() };
  const counted = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The event stream stays open.
    if (request.url.startsWith('data:') || request.url.includes('/event/stream')) return;
    if (!counted.has(requestId)) Object.assign(traffic, { requests: traffic.requests + 1, open: traffic.open + 1 });
    counted.add(requestId);
    traffic.lastMs = performance.now();
  });
  const close = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    if (!counted.has(requestId)) return;
    Object.assign(traffic, { bytes: traffic.bytes + encodedDataLength, open: traffic.open - 1, lastMs: performance.now() });
  };
  cdp.on('Network.loadingFinished', close);
  cdp.on('Network.loadingFailed', close);
  return traffic;
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.downKbit * bytesOfKbit,
    uploadThroughput: slow.upKbit * bytesOfKbit,
  });
}

async function settle(traffic: Traffic): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (traffic.open === 0 && performance.now() - traffic.lastMs >= quietMs) return;
    await delay(100);
  }
  throw new Error(`The page did not settle within ${timeoutMs} ms`);
}

const untilSeen = (page: Page, names: readonly string[]) =>
  page.waitForFunction((wanted) => wanted.every((name) => window.collected?.seen[name] !== undefined), names, { timeout: timeoutMs });

/** Types at once, presses at once, and waits for the answer: it comes after hydration, and the typed text must still be there. */
async function typeAndPress(page: Page, { typeInto, press }: NonNullable<Subject['use']>): Promise<void> {
  const typed = 'ada@example.com';
  await page.locator(typeInto).first().focus();
  await page.keyboard.insertText(typed);
  await page.locator(press).first().click({ noWaitAfter: true });
  await untilSeen(page, ['usable']);
  const kept = await page.locator(typeInto).first().inputValue();
  if (kept !== typed) throw new Error(`The typed text was lost: ${JSON.stringify(kept)}`);
  if (new URL(page.url()).search) throw new Error(`The form was submitted to the URL: ${page.url()}`);
}

async function clickThrough(page: Page, traffic: Traffic, steps: NonNullable<Subject['steps']>): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const { name, click, painted } of steps) {
    await settle(traffic);
    // From the press to the first frame that shows the other page.
    took[name] = await page.evaluate(
      ({ click: link, painted: css }) =>
        new Promise<number>((resolve, reject) => {
          const target = document.querySelector<HTMLElement>(link);
          if (!target) return reject(new Error(`No element matches ${link}`));
          const start = performance.now();
          const frame = () => {
            if (!document.querySelector(css)) return void requestAnimationFrame(frame);
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - start));
            port1.start();
            port2.postMessage(null);
          };
          target.click();
          requestAnimationFrame(frame);
        }),
      { click, painted },
    );
  }
  return took;
}

/** Measures one load in a fresh browser without a cache. */
export async function measure(subject: Subject, storageState: StorageState | undefined): Promise<Load> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      ...(storageState ? { storageState } : {}),
      serviceWorkers: 'block',
    });
    await context.addInitScript(collect, subject.selectors);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const traffic = watch(cdp);
    await delay(300);
    await throttle(cdp);
    await page.goto(subject.url, { waitUntil: 'commit' });
    if (subject.use) await typeAndPress(page, subject.use);
    await untilSeen(page, Object.keys(subject.selectors));
    const { requests } = traffic;
    await settle(traffic);
    const collected = await page.evaluate(() => window.collected);
    if (!collected) throw new Error(`${subject.name}: no metrics were collected`);
    const { bytes } = traffic;
    const took = subject.steps ? await clickThrough(page, traffic, subject.steps) : {};
    return {
      largestPaint: collected.largestPaint ?? Number.POSITIVE_INFINITY,
      shift: collected.shift,
      seen: { ...collected.seen, ...took },
      requests,
      kilobytes: bytes / 1000,
    };
  } finally {
    await browser.close();
  }
}

/** Signs in as the demo client and returns the browser's storage. */
export async function signIn(origin: string): Promise<StorageState> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${origin}/auth/login`);
    await page.locator('input[name=email]').fill('demo@portico.test');
    await page.locator('input[name=password]').fill('Portico-2026');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/settings/client');
    // Clears the flag that the fonts are cached, which is not true for these loads.
    await page.evaluate(() => localStorage.removeItem('portico-fonts'));
    return await context.storageState();
  } finally {
    await browser.close();
  }
}
