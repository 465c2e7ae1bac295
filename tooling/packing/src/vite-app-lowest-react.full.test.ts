import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer, installedFile } from './consumer.ts';
import { expectOrderDialog, orderService } from './expect-kit.ts';
import { lowestReact } from './lowest-react.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { pageLooks } from './page-looks.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const lowest = lowestReact();
const browser = await launchBrowser();
const served: ServedFolder[] = [];

/** The fixture's app with other versions, built and served. */
async function serveApp(others: Readonly<Record<string, string>>): Promise<{ folder: string; url: string }> {
  const folder = await installConsumer('vite-app', inject('packed'), path.join(inject('temporaryFolder'), 'reacts'), others);
  await runCommand('pnpm', ['run', 'build'], folder);
  const server = await serveFolder(path.join(folder, 'dist'));
  served.push(server);
  return { folder, url: `${server.url}/` };
}

/** How the page looks, then with its dialog open, and then with its toast, and what went wrong meanwhile. */
async function looksOf(url: string) {
  const { page, problems } = await openPage(browser, url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('table', { name: 'My services' }).waitFor();
  // Text has another width until its font is there.
  const fontsAreThere = () => page.evaluate(async () => (await document.fonts.ready).status);
  await fontsAreThere();
  const atFirst = await pageLooks(page);
  await expectOrderDialog(page);
  await fontsAreThere();
  const withDialog = await pageLooks(page);
  await orderService(page);
  await page.close();
  return { looks: { atFirst, withDialog }, problems };
}

let newest: Awaited<ReturnType<typeof looksOf>>;
let old: Awaited<ReturnType<typeof looksOf>>;
let installed: string;

beforeAll(async () => {
  newest = await looksOf((await serveApp({})).url);
  const app = await serveApp(lowest);
  installed = (JSON.parse(installedFile(app.folder, 'react', 'package.json')) as { version: string }).version;
  old = await looksOf(app.url);
});

afterAll(async () => {
  await browser.close();
  await Promise.all(served.map(async (server) => server.close()));
});

test('the lowest React that the kit names is the one that is tried', () => {
  expect(installed).toBe(lowest['react']);
});

test('with it the page works without a word in the console', () => {
  expect(old.problems).toEqual([]);
});

test('with it everything looks as with the newest', () => {
  expect(old.looks.atFirst.length).toBeGreaterThan(1_000);
  expect(old.looks).toEqual(newest.looks);
});
