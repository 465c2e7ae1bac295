import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import sharp from 'sharp';
import { languages, lookName, looks, type Look } from './looks.ts';
import { allRendered, dressPage, dressStory, fitTile, forceStates } from './pose.ts';
import { serveStorybook } from './serve-storybook.ts';

/** Device pixels per CSS pixel: sharp on most screens, at half the bytes of two. */
const density = 1.5;
const webp = { quality: 80, effort: 4 };
/** Whole pages, of which a documentation page shows many. Their plain areas take a quarter less this way than with losses, and stay sharp. */
const screenWebp = { nearLossless: true, quality: 40, effort: 6 };
/** So that "5 minutes ago" is the same in every build. */
const pictureTime = '2026-11-21T09:30:00Z';
const tile = { width: 320 * density, height: 200 * density, columns: 8 };
/** A page and its renderer use about one core. */
const pagesAtOnce = 2;

interface IndexEntry {
  id: string;
  title: string;
  type: string;
}

async function documentationPages(built: string): Promise<IndexEntry[]> {
  const { entries } = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

/** A busy machine may draw a window of the page later than the rest. @throws if it never comes to rest */
async function steadyPicture(part: Locator, what: string): Promise<Buffer> {
  let picture = await part.screenshot({ animations: 'disabled' });
  for (let tries = 1; tries < 10; tries += 1) {
    const again = await part.screenshot({ animations: 'disabled' });
    if (again.equals(picture)) return picture;
    picture = again;
  }
  throw new Error(`${what} never comes to rest`);
}

/** Takes the pictures of one component, and returns its tile for the gallery by look. */
async function takeComponent(context: BrowserContext, url: string, folder: string, into: string): Promise<Map<Look, Buffer>> {
  const tiles = new Map<Look, Buffer>();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  for (const language of languages) {
    const globals = `language:${language};theme:light;motion:reduced`;
    await page.goto(`${url}iframe.html?id=components-${folder}--docs&viewMode=docs&pictures=1&globals=${globals}`);
    await allRendered(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    for (const look of looks.filter((candidate) => candidate.language === language)) {
      await dressPage(page, look);
      await forceStates(devTools);
      await fitTile(page);
      const sheet = await steadyPicture(page.locator('[data-sheet]'), `The sheet of ${folder}`);
      await sharp(sheet)
        .webp(webp)
        .toFile(path.join(into, 'states', `${folder}.${lookName(look)}.webp`));
      tiles.set(look, await steadyPicture(page.locator('[data-tile]'), `The tile of ${folder}`));
    }
  }
  await page.close();
  return tiles;
}

interface Screen {
  /** The story's id. */
  id: string;
  /** The viewport's name, and its size in CSS pixels. */
  name: string;
  inlineSize: number;
  blockSize: number;
}

/** Returns the pictures of whole pages that a documentation page shows. */
async function screensOf(context: BrowserContext, url: string, id: string): Promise<Screen[]> {
  const page = await context.newPage();
  await page.goto(`${url}iframe.html?id=${id}&viewMode=docs&pictures=1`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  const found = await page
    .locator('[data-screen]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-screen') ?? ''));
  await page.close();
  return found.map((text) => JSON.parse(text) as Screen);
}

/** Takes the pictures of a whole page in one viewport. */
async function takeScreen(browser: Browser, url: string, { id, name, inlineSize, blockSize }: Screen, into: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: inlineSize, height: blockSize }, locale: 'en-US', timezoneId: 'UTC' });
  await page.clock.setFixedTime(new Date(pictureTime));
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:light;motion:reduced;a11y.manual:!true`);
  // Attached, for the root of a dialog's story has no size.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  for (const look of looks) {
    await dressStory(page, look);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp(screenWebp)
      .toFile(path.join(into, 'screens', `${id}.${name}.${lookName(look)}.webp`));
  }
  await page.close();
}

/** Writes the gallery: the tiles of all components in one picture a look, so that a page loads one file. */
async function writeGallery(tiles: readonly Map<Look, Buffer>[], into: string): Promise<void> {
  const rows = Math.ceil(tiles.length / tile.columns);
  for (const look of looks) {
    const canvas = sharp({
      create: { width: tile.width * tile.columns, height: tile.height * rows, channels: 3, background: '#fff' },
    });
    const parts = tiles.map((byLook, index) => ({
      input: byLook.get(look) ?? Buffer.alloc(0),
      left: (index % tile.columns) * tile.width,
      top: Math.floor(index / tile.columns) * tile.height,
    }));
    await canvas
      .composite(parts)
      .webp(webp)
      .toFile(path.join(into, `gallery.${lookName(look)}.webp`));
  }
}

/** Runs a task for each item, as many at once as the machine has cores for. */
async function forEach<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
}

const built = path.resolve(process.argv[2] ?? 'storybook-static');
// Some components only, while a developer looks at their pictures: `node build/take-pictures.ts storybook-static button menu`.
const only = process.argv.slice(3);
const into = path.join(built, 'pictures');
await Promise.all(['states', 'screens'].map((folder) => mkdir(path.join(into, folder), { recursive: true })));
const pages = await documentationPages(built);
// The gallery's picture has the components in this order.
const folders = pages
  .flatMap(({ title }) => (title.startsWith('Components/') ? [title.replace('Components/', '')] : []))
  .filter((folder) => only.length === 0 || only.includes(folder))
  .toSorted();
const server = await serveStorybook(built);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const context = await browser.newContext({
    viewport: { width: 1140, height: 1000 },
    deviceScaleFactor: density,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(new Date(pictureTime));
  const tiles = new Map<string, Map<Look, Buffer>>();
  await forEach(folders, async (folder) => void tiles.set(folder, await takeComponent(context, server.url, folder, into)));
  if (only.length === 0) {
    await writeGallery(
      folders.map((folder) => tiles.get(folder) ?? new Map<Look, Buffer>()),
      into,
    );
    const screens: Screen[] = [];
    for (const { id, title } of pages) if (title.startsWith('Patterns/')) screens.push(...(await screensOf(context, server.url, id)));
    await forEach(screens, (screen) => takeScreen(browser, server.url, screen, into));
  }
} finally {
  await browser.close();
  await server.close();
}
