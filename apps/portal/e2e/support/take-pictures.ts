/** `pnpm --filter @portico/portal pictures`: takes the README's screenshots from the running portal and its demo account. */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { startApi } from './running-api.ts';
import { enterAsDemo } from './visitor.ts';

const folder = path.resolve(import.meta.dirname, '../../../../docs/pictures');
const pictures = [
  { name: 'services', address: '/services/my', theme: 'light' },
  { name: 'order', address: '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de', theme: 'dark' },
] as const;

const api = await startApi();
const browser = await chromium.launch(await chromiumLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await enterAsDemo(page, api);
for (const { name, address, theme } of pictures) {
  await page.evaluate((value) => localStorage.setItem('vueuse-color-scheme', value), theme);
  await page.goto(`${api.origin}${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  if (name === 'order') await page.getByRole('radio', { name: 'Quarterly' }).check();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
await browser.close();
await api.stop();
