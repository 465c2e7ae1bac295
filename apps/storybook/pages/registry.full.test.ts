import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { brands } from '@portico/brand';
import { paletteOf } from '@portico/brand/brand-style-sheet';
import { chromiumLaunchOptions } from '@portico/browser';
import { installConsumer } from '@portico/packing/consumer';
import { buildPackages, packPackages } from '@portico/packing/pack';
import { pageLooks } from '@portico/packing/page-looks';
import { runCommand } from '@portico/packing/run-command';
import { serveFolder, type ServedFolder } from '@portico/packing/serve-folder';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blocks } from '../registry/blocks.ts';

const url = inject('storybookUrl');

/** They install, build and compile, and make no claim of speed. */
const commandTimeoutMs = 600_000;

let folder: string;
let app: string;
let served: ServedFolder | undefined;
let browser: Browser | undefined;

/** The registry of the built Storybook, without the packages to install: the app has them, and no registry has ours yet. */
let registry: ServedFolder | undefined;

async function serveRegistry(from: string, to: string): Promise<ServedFolder> {
  await cp(from, to, { recursive: true });
  for (const name of ['theme', ...blocks.map((block) => block.name)]) {
    const file = path.join(to, `${name}.json`);
    const item = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...item, dependencies: [] }));
  }
  return serveFolder(to);
}

/** Adds items to the app, asking no other registry for them. */
function add(...names: readonly string[]): Promise<string> {
  const items = names.map((name) => `${registry?.url}/${name}.json`);
  return runCommand('pnpm', ['exec', 'shadcn', 'add', ...items, '--yes', '--overwrite'], app, { REGISTRY_URL: registry?.url });
}

beforeAll(async () => {
  // The build of this Storybook is there already; the kit is packed here.
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'portico-registry-'));
  await buildPackages();
  const packed = await packPackages(folder);
  app = await installConsumer(
    'shadcn-app',
    packed.filter(({ name }) => name === '@portico/ui'),
    folder,
  );
  registry = await serveRegistry(path.join(inject('storybookFolder'), 'r'), path.join(folder, 'registry'));
  await add(...blocks.map(({ name }) => name));
  await runCommand('pnpm', ['run', 'build'], app);
  served = await serveFolder(path.join(app, 'dist'));
  browser = await chromium.launch(await chromiumLaunchOptions());
}, commandTimeoutMs);

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await registry?.close();
  await rm(folder, { recursive: true });
});

test(
  'the added blocks compile strictly in the app',
  async () => {
    await expect(runCommand('pnpm', ['run', 'types'], app)).resolves.toBeDefined();
  },
  commandTimeoutMs,
);

/** Opens a page in the light theme and the brand of the stories, without motion. */
async function open(address: string, width: number): Promise<Page> {
  if (!browser) throw new Error('The browser did not start');
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.goto(address);
  await page.evaluate((palette) => {
    const { documentElement: root } = document;
    root.dataset['theme'] = 'light';
    for (const [name, value] of Object.entries(palette)) root.style.setProperty(name, value);
  }, paletteOf(brands.portico));
  return page;
}

/** Returns how a block looks once its fonts have loaded. */
async function looksOf(address: string, width: number, within: string): Promise<readonly string[]> {
  const page = await open(address, width);
  await page.locator(`${within} h1`).waitFor();
  await page.evaluate(async () => (await document.fonts.ready).status);
  const looks = await pageLooks(page, within);
  await page.close();
  // Ids are numbered as they are made, and the build renames keyframes.
  return looks.filter((look) => !/ animation-name: /.test(look)).map((look) => look.replaceAll(/"#[^"]*"/g, '"#"'));
}

for (const width of [1440, 360]) {
  test.each(blocks)(
    `$name looks in the app as in its story at ${width} px`,
    async ({ source, component, story }) => {
      const asAdded = await looksOf(`${served?.url}/?source=${source}&component=${component}`, width, '#root');
      const asStory = await looksOf(`${url}iframe.html?id=${story}&viewMode=story&globals=theme:light`, width, '#storybook-root');
      expect(asAdded.length).toBeGreaterThan(1000);
      const differing = asAdded.flatMap((look, index) =>
        look === asStory[index] ? [] : [`${look} in the app, ${asStory[index]} in the story`],
      );
      expect(differing.slice(0, 10)).toEqual([]);
      expect(asAdded).toHaveLength(asStory.length);
    },
    commandTimeoutMs,
  );
}

test.each(blocks)('$name asks for the packages that its files import', async ({ name }) => {
  const item = JSON.parse(await readFile(path.join(inject('storybookFolder'), 'r', `${name}.json`), 'utf8')) as {
    dependencies: readonly string[];
    files: readonly { content: string }[];
  };
  const imported = item.files.flatMap(({ content }) =>
    [...content.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, found = '']) => found),
  );
  const names = item.dependencies.map((dependency) => dependency.replace(/@\^[\d.]+$/, ''));
  expect(names.toSorted()).toEqual([...new Set(imported)].filter((found) => found !== 'react').toSorted());
});

test(
  'the theme says the variables of shadcn by the tokens',
  async () => {
    await add('theme');
    const css = await readFile(path.join(app, 'src/index.css'), 'utf8');
    expect(css).toContain("@import '@portico/ui/tokens.css'");
    expect(css).toContain('--primary: var(--portico-accent);');
    expect(css).toContain('--ring: var(--portico-focus);');
  },
  commandTimeoutMs,
);
