import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect as expectPage, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { followGuide, type FollowedGuide } from '@portico/packing/follow-guide';
import { readGuideSteps } from '@portico/packing/guide-steps';
import { buildPackages, packPackages } from '@portico/packing/pack';
import { serveRegistry, type ServedRegistry } from '@portico/packing/serve-registry';
import { comparePictures } from '@portico/story-tests/picture-comparison';
import { decoded, writeFailure } from '@portico/story-tests/picture-files';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

/*
 * The guide as an outside team follows it: its commands and files, in its order, in an empty folder. What it installs from npm comes from the
 * packed packages, what it adds with shadcn from the built Storybook.
 */
const guide = 'build-your-own-site.md';
const storybook = inject('storybookUrl');
const brandSteps = readGuideSteps(guide, 'Your brand');
const brandFile = brandSteps.find((step) => 'file' in step && step.file === 'brand.json');
const brand = brandFile && 'content' in brandFile ? brandFile.content : '';

/** They download, install and build, and make no claim of speed. */
const guideTimeoutMs = 1_200_000;

let folder: string;
let registry: ServedRegistry | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portico-outside-'));
  await buildPackages();
  mkdirSync(path.join(folder, 'packed'));
  registry = await serveRegistry(await packPackages(path.join(folder, 'packed')));
  writeFileSync(path.join(folder, 'npmrc'), registry.setting);
  browser = await chromium.launch(await chromiumLaunchOptions());
}, guideTimeoutMs);

afterAll(async () => {
  await browser?.close();
  await registry?.close();
  rmSync(folder, { recursive: true });
});

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const looks: readonly Look[] = [1440, 390].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);

/** Each page: where the apps have it, and the story of its block. */
const pages = [
  { name: 'services', title: 'edge-fra-01.acme.dev', story: 'detail' },
  { name: 'tickets', title: 'Mail is refused', story: 'ticket' },
  { name: 'settings', title: 'Settings', story: 'settings' },
] as const;

interface Opened {
  page: Page;
  /** Console errors and warnings, uncaught errors, and responses of 400 and above. */
  problems: readonly string[];
}

async function open(address: string, { width, colorScheme }: Look): Promise<Opened> {
  if (!browser) throw new Error('The browser did not start');
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    // Next.js fetches the styles of pages that a link leads to, and Chromium remarks that they aren't used yet.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  // The brand, as the theme builder keeps it for the stories.
  await page.addInitScript((json) => localStorage.setItem('portico-own-brand', json), brand);
  await page.goto(address);
  return { page, problems };
}

/** Takes pictures until two in a row are the same: charts and fonts arrive when they arrive. */
async function pictureOf(address: string, look: Look, title: string): Promise<Buffer> {
  const { page } = await open(address, look);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  // A server doesn't know that it renders for a phone, so its page has this button once it has hydrated.
  if (look.width < 768) await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await page.evaluate(async () => (await document.fonts.ready).status);
  let before = await page.screenshot({ fullPage: true });
  for (let tries = 0; tries < 20; tries += 1) {
    const now = await page.screenshot({ fullPage: true });
    if (now.equals(before)) {
      await page.context().close();
      return now;
    }
    before = now;
  }
  throw new Error(`${address} never comes to rest`);
}

const storyPictures = new Map<string, Promise<Buffer>>();

function pictureOfStory(story: string, look: Look, title: string): Promise<Buffer> {
  const key = `${story} ${look.width} ${look.colorScheme}`;
  const address = `${storybook}iframe.html?id=patterns-page-templates--${story}&viewMode=story&globals=brand:own;theme:system`;
  const taken = storyPictures.get(key) ?? pictureOf(address, look, title);
  storyPictures.set(key, taken);
  return taken;
}

/** Returns a sentence if two pictures differ in size or in any pixel, and writes both and the difference below each other. */
async function differenceOf(expected: Buffer, actual: Buffer, name: string): Promise<string | undefined> {
  const pictures = [await decoded(expected), await decoded(actual)] as const;
  const { differentPixels, diff } = comparePictures(...pictures);
  if (differentPixels === 0) return undefined;
  const file = path.resolve('test-results/outside', `${name}.png`);
  await writeFailure(file, [...pictures, diff]);
  return `${differentPixels} pixels differ. Story, app and what differs: ${file}`;
}

const apps = [
  { kind: 'Vite', heading: 'With Vite', addressOf: (url: string, name: string) => `${url}/#${name}` },
  { kind: 'Next.js', heading: 'With Next.js', addressOf: (url: string, name: string) => `${url}/${name}` },
] as const;

describe.each(apps)('$kind', ({ kind, heading, addressOf }) => {
  let app: FollowedGuide | undefined;

  beforeAll(async () => {
    // The reader saves the brand beside package.json, so the step that creates the app comes first.
    const [create, ...others] = readGuideSteps(guide, heading);
    if (!create) throw new Error('The guide does not create an app');
    const steps = [create, ...brandSteps, ...others].map((step) =>
      'commands' in step ? { commands: step.commands.replaceAll('https://storybook.example.com/', storybook) } : step,
    );
    app = await followGuide(steps, folder, {
      npm_config_globalconfig: path.join(folder, 'npmrc'),
      // shadcn asks no other registry, and may find our packages.
      REGISTRY_URL: `${storybook}r`,
    });
  }, guideTimeoutMs);

  afterAll(() => app?.close());

  for (const look of looks) {
    test.each(pages)(
      `$name look as their story at ${look.width} px in the ${look.colorScheme} theme`,
      async ({ name, title, story }) => {
        const expected = await pictureOfStory(story, look, title);
        const actual = await pictureOf(addressOf(app?.url ?? '', name), look, title);
        expect(await differenceOf(expected, actual, `${kind}-${name}-${look.width}-${look.colorScheme}`)).toBeUndefined();
      },
      guideTimeoutMs,
    );
  }

  test(
    'the pages lead to each other and answer to what is pressed, without console messages',
    async () => {
      const { page, problems } = await open(addressOf(app?.url ?? '', 'services'), { width: 1440, colorScheme: 'light' });
      await expectPage(page.getByRole('link', { name: 'Kestrel Cloud' })).toBeVisible();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('alertdialog', { name: 'Stop edge-fra-01.acme.dev?' }).getByRole('button', { name: 'Stop' }).click();
      await expectPage(page.getByText('Stopped', { exact: true })).toBeVisible();
      await expectPage(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
      await page.getByRole('tab', { name: 'Reinstall' }).click();
      await expectPage(page.getByRole('combobox', { name: 'Operating system' })).toBeVisible();

      await page.getByRole('link', { name: 'Tickets' }).first().click();
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expectPage(page.getByRole('textbox', { name: 'Your reply' })).toHaveAccessibleDescription(/Write your reply/);
      await page.getByRole('textbox', { name: 'Your reply' }).fill('Thank you, mail arrives now.');
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expectPage(page.getByText('You replied')).toBeVisible();

      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('textbox', { name: 'First name' }).fill('');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expectPage(page.getByRole('group', { name: 'Your changes weren’t saved' })).toBeFocused();
      await page.getByRole('link', { name: 'First name: Enter your first name' }).click();
      await expectPage(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
      expect(problems).toEqual([]);
      await page.context().close();
    },
    guideTimeoutMs,
  );
});
