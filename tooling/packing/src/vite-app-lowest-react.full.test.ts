import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer, installedFile } from './consumer.ts';
import { browserPackages } from './pack.ts';
import { expectOrderDialog, orderService } from './expect-kit.ts';
import { lowestReact } from './lowest-react.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { pageLooks } from './page-looks.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const lowest = lowestReact();
const browser = await launchBrowser();
const served: ServedFolder[] = [];

/** Builds and serves the fixture's app with other versions. */
async function serveApp(others: Readonly<Record<string, string>>): Promise<{ folder: string; url: string }> {
  const folder = await installConsumer(
    'vite-app',
    browserPackages(inject('packed')),
    path.join(inject('temporaryFolder'), 'reacts'),
    others,
  );
  await runCommand('pnpm', ['run', 'build'], folder);
  const server = await serveFolder(path.join(folder, 'dist'));
  served.push(server);
  return { folder, url: `${server.url}/` };
}

/** Returns how the page looks, with its dialog open and with its toast, and the problems on the way. */
async function looksOf(url: string) {
  const { page, problems } = await openPage(browser, url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('table', { name: 'My services' }).waitFor();
  // Text has another width until its font has loaded.
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

test('the lowest React version of the kit is the one under test', () => {
  expect(installed).toBe(lowest['react']);
});

test('the page works with the lowest React version without console messages', () => {
  expect(old.problems).toEqual([]);
});

test('the page looks the same with the lowest React version as with the newest', () => {
  expect(old.looks.atFirst.length).toBeGreaterThan(1_000);
  expect(old.looks).toEqual(newest.looks);
});
