import type { Browser, Frame, Page } from '@playwright/test';

/** What a page costs a reader who comes for the first time and reads it to its end. */
export interface PageCost {
  /** All requests, those answered by the browser's cache included. */
  requests: number;
  /** Received, compressed, with headers. */
  bytes: number;
  /** Until the first live component, or the heading of a page without one. */
  firstComponentMs: number;
}

/** A request that was open for this long without another one is not waited for. */
const quietMs = 700;

/** Counts the page's requests and received bytes from now on. */
function countTraffic(page: Page) {
  const sizes: Promise<number>[] = [];
  let requests = 0;
  let open = 0;
  let lastChange = performance.now();
  const changed = (by: number) => {
    open += by;
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests += 1;
    changed(1);
  });
  page.on('requestfailed', () => changed(-1));
  page.on('requestfinished', (request) => {
    changed(-1);
    // A closed page has no sizes.
    sizes.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
        () => 0,
      ),
    );
  });
  return {
    isQuiet: () => open <= 0 && performance.now() - lastChange > quietMs,
    total: async () => ({ requests, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }),
  };
}

/** Scrolls through a page, so that everything lazy loads. */
async function readThrough(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Opens a documentation page within Storybook's window, with an empty cache, and reads it to its end. */
export async function measurePage(browser: Browser, url: string, id: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const traffic = countTraffic(page);
    const start = performance.now();
    await page.goto(`${url}?path=/docs/${id}`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.locator('.sbdocs-content h1').first().waitFor();
    if ((await docs.locator('.sb-story').count()) > 0)
      await docs.locator('.sb-story [id$="-inner"] > *').first().waitFor({ state: 'attached' });
    const firstComponentMs = Math.round(performance.now() - start);
    const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame());
    if (!frame) throw new Error('Storybook has no preview');
    while (!traffic.isQuiet()) await page.waitForTimeout(quietMs / 4);
    await readThrough(frame);
    while (!traffic.isQuiet()) await page.waitForTimeout(quietMs / 4);
    return { ...(await traffic.total()), firstComponentMs };
  } finally {
    await context.close();
  }
}
