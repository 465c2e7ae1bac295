import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { measurePage, type PageCost } from './page-cost.ts';

const maxRequests = 100;
const maxBytes = 3_000_000;

const url = inject('storybookUrl');
const index = JSON.parse(readFileSync(path.join(inject('storybookFolder'), 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: string }>;
};

const costs = new Map<string, PageCost>();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  // The times depend on the machine and fail nothing; the table is for those who compare.
  console.table(Object.fromEntries([...costs].toSorted(([, a], [, b]) => b.requests - a.requests)));
});

for (const { id, title } of Object.values(index.entries).filter(({ type }) => type === 'docs')) {
  test(`${title} takes at most ${maxRequests} requests and ${maxBytes / 1e6} MB`, async () => {
    const cost = await measurePage(browser, url, id);
    costs.set(title, cost);
    expect(cost.requests).toBeLessThanOrEqual(maxRequests);
    expect(cost.bytes).toBeLessThanOrEqual(maxBytes);
  });
}
