/**
 * `pnpm --filter @portico/portal pictures:screens [part of a name|part of another] [--widths 1280,1024,768,320]`: captures every screen of
 * the running portal in both languages and themes, at desktop and phone widths, into `test-results/screens`. The files are for review;
 * nothing is compared.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { locales } from '@portico/i18n/locale';
import { accessScreens } from './access-screens.ts';
import { startApi } from './running-api.ts';
import { commandScreens, dialogScreens, guestScreens, memberScreens } from './screens.ts';
import { selectionScreens } from './selection-screens.ts';
import { serviceScreens } from './service-screens.ts';
import { settingsScreens } from './settings-screens.ts';
import { enterAsDemo } from './visitor.ts';

const folder = path.resolve(import.meta.dirname, '../../test-results/screens');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { widths: { type: 'string', default: '1440,390' } } });
const wanted = positionals.join(' ').split('|');
const widths = values.widths.split(',').map(Number);
const themes = ['light', 'dark'] as const;

await mkdir(folder, { recursive: true });
const api = await startApi();
const browser = await chromium.launch(await chromiumLaunchOptions());
const failures: string[] = [];

for (const locale of locales) {
  for (const [isMember, screens] of [
    [false, [...guestScreens, ...accessScreens]],
    [true, [...memberScreens, ...dialogScreens, ...commandScreens, ...settingsScreens, ...serviceScreens, ...selectionScreens]],
  ] as const) {
    const chosen = screens.filter(({ name }) => wanted.some((part) => name.includes(part)));
    if (chosen.length === 0) continue;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
    if (isMember) await enterAsDemo(page, api);
    for (const { name, path: address, prepare, act } of chosen) {
      try {
        await page.unrouteAll();
        await prepare?.(page, locale);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${api.origin}${address}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await act?.(page, locale);
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          for (const theme of themes) {
            await page.evaluate((value) => {
              document.documentElement.dataset['theme'] = value;
            }, theme);
            // A busy button may be waiting for a dialog.
            await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]:not(button)'));
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            const file = `${name.replaceAll(/[^a-z0-9]+/giu, '-').toLowerCase()}-${locale}-${theme}-${width}.png`;
            // The phone header moves with the scroll position, and belongs at the top of a full-page screenshot.
            await page.evaluate(() => window.scrollTo(0, 0));
            const hasDialog = await page.getByRole('dialog').or(page.getByRole('alertdialog')).isVisible();
            await page.screenshot({ path: path.join(folder, file), fullPage: !hasDialog });
          }
        }
      } catch (error) {
        failures.push(`${name}, ${locale}: ${String(error).split('\n')[0]}`);
      }
    }
    await context.close();
  }
}
await browser.close();
await api.stop();
console.log(failures.length === 0 ? `All pictures are in ${folder}` : `Not taken:\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
