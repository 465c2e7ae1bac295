import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gfm } from '@joplin/turndown-plugin-gfm';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import TurndownService from 'turndown';
import { llmsText, type MarkdownPage } from './llms-text.ts';
import { readPage, wordless } from './plain-page.ts';
import { serveStorybook } from './serve-storybook.ts';

interface IndexEntry {
  id: string;
  title: string;
  type: string;
}

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' }).use(gfm);

/** Writes a documentation page as Markdown, as a reader of the English page sees it. */
async function writePage(page: Page, url: string, { id, title }: IndexEntry, into: string): Promise<MarkdownPage> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=docs&globals=language:en;theme:light;motion:reduced`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every((story) => story.querySelector('[id$="-inner"]')?.hasChildNodes()),
  );
  const { html, summary } = await page.evaluate(readPage, wordless);
  const file = `${id.replace(/--docs$/, '')}.md`;
  await writeFile(path.join(into, file), `${turndown.turndown(html)}\n`);
  return { title, file, summary };
}

const built = path.resolve(process.argv[2] ?? 'storybook-static');
const into = path.join(built, 'markdown');
await mkdir(into, { recursive: true });
const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
const server = await serveStorybook(built);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' });
  await page.clock.setFixedTime(new Date('2026-11-21T09:30:00Z'));
  const pages: MarkdownPage[] = [];
  for (const entry of Object.values(entries)) if (entry.type === 'docs') pages.push(await writePage(page, server.url, entry, into));
  await writeFile(path.join(built, 'llms.txt'), llmsText(pages));
} finally {
  await browser.close();
  await server.close();
}
