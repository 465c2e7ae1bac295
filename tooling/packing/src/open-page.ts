import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';

export interface OpenedPage {
  page: Page;
  /** The page's problems: console errors and warnings, uncaught errors, responses of 400 and above. */
  problems: readonly string[];
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

export async function openPage(browser: Browser, url: string, options: { javaScriptEnabled?: boolean } = {}): Promise<OpenedPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(url);
  return { page, problems };
}

/** Returns an element's computed property and the computed form of an expected value, which is given as in a stylesheet. */
export function computed(element: Locator, property: string, value: string): Promise<{ is: string; shouldBe: string }> {
  return element.evaluate(
    (one, [name, wanted]) => {
      const probe = document.createElement('i');
      probe.style.setProperty(name, wanted);
      // Next to the element, because a theme may be set on an ancestor.
      one.before(probe);
      const shouldBe = getComputedStyle(probe).getPropertyValue(name);
      probe.remove();
      return { is: getComputedStyle(one).getPropertyValue(name), shouldBe };
    },
    [property, value] as const,
  );
}
