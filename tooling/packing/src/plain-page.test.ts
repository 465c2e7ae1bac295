import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectOrderDialog } from './expect-kit.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { repository } from './publishable.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const kit = inject('packed').find(({ name }) => name === '@portico/ui');
const folder = path.join(inject('temporaryFolder'), 'plain-page');
/** No inline code, no foreign origins, no markup from text. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; require-trusted-types-for 'script'";

let served: ServedFolder;
const browser = await launchBrowser();

beforeAll(async () => {
  cpSync(path.join(repository, 'tooling/packing/fixtures/plain-page'), folder, { recursive: true });
  // As the README says: copies the two folders to the site.
  for (const name of ['browser', 'tokens']) {
    cpSync(path.join(kit?.folder ?? '', 'dist', name), path.join(folder, 'portico', name), { recursive: true });
  }
  served = await serveFolder(folder, { 'content-security-policy': policy });
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

test('a page without a bundler shows the kit, opens its dialog and accepts typing, under a strict CSP', async () => {
  const { page, problems } = await openPage(browser, `${served.url}/`);
  await expectOrderDialog(page);
  expect(problems).toEqual([]);
});

test('the theme that the browser has stored applies before the page is painted, under the same CSP', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    localStorage.setItem('acme-theme', 'dark');
    // The parser appends the body after the scripts of the head.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${served.url}/`);
  expect(await page.evaluate(() => document.documentElement.dataset.themeAtBody)).toBe('dark');
});
