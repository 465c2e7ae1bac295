import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer, installedFile } from './consumer.ts';
import { copyGuideCode, readGuideCode } from './guide-code.ts';
import { lowestReact } from './lowest-react.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { browserPackages } from './pack.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const packed = browserPackages(inject('packed'));
const lowest = lowestReact();
const guides = readGuideCode();
const browser = await launchBrowser();
let app: string;
let served: ServedFolder | undefined;

beforeAll(async () => {
  app = await installConsumer('vite-app', packed, path.join(inject('temporaryFolder'), 'every-use'), lowest);
  cpSync(path.join(app, 'every-use'), path.join(app, 'src'), { recursive: true });
  copyGuideCode(app, guides);
  await runCommand('pnpm', ['run', 'build'], app);
  served = await serveFolder(path.join(app, 'dist'));
});

afterAll(async () => {
  await browser.close();
  await served?.close();
});

test('the app has the lowest React version of the kit', () => {
  expect((JSON.parse(installedFile(app, 'react', 'package.json')) as { version: string }).version).toBe(lowest['react']);
});

test.each(guides)('$component renders and its first button works on the lowest React version', async ({ component }) => {
  const { page, problems } = await openPage(browser, `${served?.url}/?use=${component}`);
  const main = page.locator('main');
  await main.locator('> *').first().waitFor({ state: 'attached' });
  const button = main.locator('button:enabled:not([aria-disabled=true])').first();
  if (await button.isVisible()) {
    await button.click();
    await page.keyboard.press('Escape');
  }
  // The app holds none of the images that the code names.
  expect(problems.filter((problem) => !/^\d{3}: |Failed to load resource/.test(problem))).toEqual([]);
  await page.close();
});
