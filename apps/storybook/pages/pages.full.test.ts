import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lookName, looks } from '../build/looks.ts';

const url = inject('storybookUrl');
const folder = inject('storybookFolder');

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunchOptions());
});
afterAll(() => browser.close());

/** Collects a page's problems: console messages, uncaught errors, failed requests, requests to other hosts. */
function watch(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) problems.push(`asks elsewhere: ${request.url()}`);
  });
  return problems;
}

type ColorScheme = 'light' | 'dark';

const contexts = new Map<ColorScheme, Promise<BrowserContext>>();

/** Pages of one context share its cache, so that Storybook loads once. */
function contextOf(colorScheme: ColorScheme): Promise<BrowserContext> {
  const context = contexts.get(colorScheme) ?? browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme });
  contexts.set(colorScheme, context);
  return context;
}

async function withPage(look: (page: Page, problems: readonly string[]) => Promise<void>, colorScheme: ColorScheme = 'light') {
  const context = await contextOf(colorScheme);
  const page = await context.newPage();
  try {
    await look(page, watch(page));
  } finally {
    await page.close();
  }
}

test('every component and foundation has a page', () => {
  expect(pages.length).toBeGreaterThan(60);
});

/** Opens a documentation page and waits for its stories; framed stories load when they are scrolled to. */
async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=docs`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sb-story')].every((story) => story.querySelector('[id$="-inner"]')?.hasChildNodes()),
  );
}

/** One page of each kind. */
const validated = [
  'components-button--docs',
  'components-menu--docs',
  'foundations-colour--docs',
  'foundations-icons--docs',
  'foundations-writing--docs',
  'mails-all-mails--docs',
  'start-introduction--docs',
  'start-use-it-in-your-site--docs',
];

for (const { id, title } of pages) {
  test(`${title} renders without console errors or foreign requests and fits on a phone`, async () => {
    await withPage(async (page, problems) => {
      await openDocs(page, id);
      await page.setViewportSize({ width: 390, height: 844 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth: wanted, clientWidth: given } = document.documentElement;
        return { scrollWidth: wanted, clientWidth: given };
      });
      expect({ problems, scrollWidth }).toEqual({ problems: [], scrollWidth: clientWidth });
    });
  });
}

test('the controls show choices and switches, and change the story', async () => {
  await withPage(async (page) => {
    await page.goto(`${url}?path=/story/components-button--primary`);
    const variant = page.locator('#control-variant');
    await variant.waitFor();
    const options = await variant.locator('option').allTextContents();
    expect(options).toEqual(expect.arrayContaining(['primary', 'secondary', 'quiet', 'danger', 'danger-quiet']));
    expect(await page.locator('#control-size option').allTextContents()).toEqual(expect.arrayContaining(['sm', 'md', 'lg']));
    await variant.selectOption('danger');
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.locator('button[data-variant="danger"]').waitFor();
    await page.locator('#set-busy').click();
    await page.locator('#control-busy').waitFor();
    expect(await page.locator('#control-busy').getAttribute('type')).toBe('checkbox');
  });
});

test('Storybook opens on its first page, under its own name, without foreign requests', async () => {
  await withPage(async (page, problems) => {
    await page.goto(url);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Portico' }).waitFor();
    expect(await page.title()).toContain('Introduction');
    expect(page.url()).toContain('start-introduction--docs');
    expect(problems).toEqual([]);
  });
});

test.each([
  ['modal', 'Dialog'],
  ['toggle', 'Switch'],
  ['accordion', 'Disclosure'],
  ['snackbar', 'Toaster'],
  ['drawer', 'Sheet'],
])('the search finds "%s" as %s', async (alsoCalled, component) => {
  await withPage(async (page) => {
    await page.goto(url);
    await page.getByPlaceholder('Find components').fill(alsoCalled);
    const found = page.getByRole('option', { name: new RegExp(`${component}\\b`, 'i') });
    await expect.poll(() => found.count()).toBeGreaterThan(0);
  });
});

test('every component has a picture of its states in each look, and so has the gallery', () => {
  const components = pages.filter(({ title }) => title.startsWith('Components/')).map(({ title }) => title.replace('Components/', ''));
  const expected = looks.flatMap((look) => [
    `gallery.${lookName(look)}.webp`,
    ...components.map((component) => `states/${component}.${lookName(look)}.webp`),
  ]);
  expect(expected.filter((file) => !existsSync(path.join(folder, 'pictures', file)))).toEqual([]);
});

/** Pages whose heading is a name. */
const namedPages = new Set(['start-introduction--docs']);

test.each(pages.filter(({ id, title }) => !title.startsWith('Components/') && !namedPages.has(id)))(
  'the prose of $title is Russian when the toolbar says so',
  async ({ id }) => {
    await withPage(async (page, problems) => {
      await page.goto(`${url}iframe.html?id=${id}&viewMode=docs&globals=language:ru`);
      await page.locator('.sbdocs-content h1', { hasText: /\p{Script=Cyrillic}/u }).waitFor();
      expect(problems).toEqual([]);
    });
  },
);

test("a component's guide is Russian when the toolbar says so", async () => {
  await withPage(async (page) => {
    await page.goto(`${url}iframe.html?id=components-picker--docs&viewMode=docs&globals=language:ru`);
    await page.getByText('Открывает список на выбранном варианте').waitFor();
    expect(await page.getByText('Select — если хватает подписей', { exact: false }).count()).toBe(1);
  });
});

test('the page of token files shows the tokens of the toolbar and downloads every file', async () => {
  await withPage(async (page, problems) => {
    await openDocs(page, 'foundations-token-files--docs');
    await page.getByText('78 tokens in portico.light.tokens.json').click();
    await page.getByRole('row', { name: /^color\.accent #284cc3/ }).waitFor();
    const links = await page
      .getByRole('link', { name: 'Download' })
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(links.toSorted()).toEqual(
      readdirSync(path.join(folder, 'tokens'))
        .map((file) => `${url}tokens/${file}`)
        .toSorted(),
    );
    for (const link of links) expect((await page.request.get(link)).status()).toBe(200);
    expect(problems).toEqual([]);
  });
});

test('index.html opened as a file explains how to open it', async () => {
  await withPage(async (page) => {
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await expect.poll(() => page.locator('body').innerText()).toContain('http-server');
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (colorScheme) => {
  // Stories are tested elsewhere; this checks what surrounds them, without their popups, which are outside the page's regions.
  test.each(validated)('%s passes the accessibility checks', async (id) => {
    await withPage(async (page) => {
      await openDocs(page, id);
      const axe = new AxeBuilder({ page }).include('.sbdocs-content').exclude('.sb-story').exclude('iframe').disableRules('region');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
    }, colorScheme);
  });
});
