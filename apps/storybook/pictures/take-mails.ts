/**
 * `pnpm --filter @portico/storybook pictures:mails [part of a name]`: captures every email's HTML in both languages and colour schemes, at
 * desktop and phone widths, into `test-results/mails`. The files are for review; nothing is compared.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import mails from '@portico/mail-examples/mails.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../test-results/mails');
const wanted = process.argv.slice(2).join(' ');
const widths = [1440, 390] as const;
const schemes = ['light', 'dark'] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const page = await browser.newPage();
for (const { name, language, html } of mails.filter((mail) => mail.name.includes(wanted))) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 200 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await page.screenshot({ path: path.join(folder, `${name}-${language}-${colorScheme}-${width}.png`), fullPage: true });
    }
  }
}
await browser.close();
console.log(`All pictures are in ${folder}`);
