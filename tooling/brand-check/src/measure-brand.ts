import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { brandStyleSheet } from '@portico/brand/brand-style-sheet';
import type { Brand } from '@portico/brand/parse-brand';
import { chromiumLaunchOptions } from '@portico/browser';
import type * as contrast from '@portico/ui/contrast';
import { transform } from 'esbuild';

export type MeasuredColours = { foreground: string; background: string; purpose: string; least: number; light: number; dark: number };

const origin = 'http://brand.test';
const read = (entry: string) => readFileSync(new URL(import.meta.resolve(entry)), 'utf8');

/** Returns the contrast of every colour pair of the kit with this brand, as rendered by Chromium, without network access. */
export async function measureBrand(brand: Brand): Promise<MeasuredColours[]> {
  const { code: contrastCode } = await transform(read('@portico/ui/contrast'), { loader: 'ts' });
  const sources: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/': { contentType: 'text/html', body: '<link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/brand.css">' },
    '/tokens.css': { contentType: 'text/css', body: read('@portico/ui/tokens.css') },
    '/brand.css': { contentType: 'text/css', body: brandStyleSheet(brand) },
    '/contrast.js': { contentType: 'text/javascript', body: contrastCode },
  };
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.route('**', (route) => route.fulfill(sources[new URL(route.request().url()).pathname] ?? { status: 404 }));
    await page.goto(`${origin}/`);
    return await page.evaluate(async (address) => {
      // Typed by the source that is served there.
      const { measureContrast } = (await import(address)) as typeof contrast;
      const root = document.documentElement;
      const [light = [], dark = []] = (['light', 'dark'] as const).map((theme) => {
        root.dataset['theme'] = theme;
        return measureContrast(root);
      });
      return light.map(({ pair: { foreground, background, purpose, least }, ratio }, index) => {
        return { foreground, background, purpose, least, light: ratio, dark: dark[index]?.ratio ?? 0 };
      });
    }, '/contrast.js');
  } finally {
    await browser.close();
  }
}
