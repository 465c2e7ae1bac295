import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer } from './consumer.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const kit = inject('packed').filter(({ name }) => name === '@portico/ui');
const browser = await launchBrowser();
let served: ServedFolder;

beforeAll(async () => {
  const app = await installConsumer('tailwind-app', kit, inject('temporaryFolder'));
  await runCommand('pnpm', ['run', 'build'], app);
  served = await serveFolder(path.join(app, 'dist'));
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

/** What text takes from the page around it. With both, the page is the kit's. */
const ofThePage = /^(font-family|font-synthesis|text-rendering|-webkit-font-smoothing|color-scheme)/;

/** Returns the computed styles of a page's button and of everything in it, as far as they are seen. */
async function looksOf(name: string, label: string): Promise<readonly string[]> {
  const { page } = await openPage(browser, `${served.url}/${name}.html`);
  const looks = await page.getByRole('button', { name: label }).evaluate((button) => {
    // Tailwind sets these everywhere; neither button has tabs, a native look or an inline image.
    const unseen = /^(--|appearance|tab-size|text-size-adjust|-webkit-tap-highlight-color|vertical-align)/;
    return [button, ...button.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const isVisible = (property: string) =>
        !unseen.test(property) &&
        (style.borderTopWidth !== '0px' || !/^border-.*-(color|style)$/.test(property)) &&
        (style.outlineStyle !== 'none' || property !== 'outline-color');
      return Array.from(style)
        .filter(isVisible)
        .map((property) => `${property}: ${style.getPropertyValue(property)} (${element.tagName})`);
    });
  });
  await page.close();
  return looks;
}

test('the kit’s button looks the same with Tailwind as without', async () => {
  const alone = await looksOf('kit', 'Order new service');
  expect(alone.length).toBeGreaterThan(1_000);
  expect(await looksOf('both', 'Order new service')).toEqual(alone);
});

test('shadcn’s button looks the same with the kit as without, in the font of the page', async () => {
  const own = (looks: readonly string[]) => looks.filter((look) => !ofThePage.test(look));
  const alone = own(await looksOf('shadcn', 'Add to cart'));
  expect(alone.length).toBeGreaterThan(500);
  expect(own(await looksOf('both', 'Add to cart'))).toEqual(alone);
});
