import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { dailyIf } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer } from './consumer.ts';
import { everyEntryModule } from './every-entry.ts';
import { expectOrderDialog, orderService } from './expect-kit.ts';
import { copyGuideCode, readGuideCode } from './guide-code.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { browserPackages, entriesOf } from './pack.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const packed = browserPackages(inject('packed'));
const guides = readGuideCode();
const browser = await launchBrowser();
let app: string;
let served: ServedFolder | undefined;

beforeAll(async () => {
  app = await installConsumer('vite-app', packed, inject('temporaryFolder'));
  writeFileSync(path.join(app, 'src/every-entry.ts'), everyEntryModule(packed));
  copyGuideCode(app, guides);
});

afterAll(async () => {
  await browser.close();
  await served?.close();
});

test('the documentation offers code to copy', () => {
  expect(guides.length).toBeGreaterThan(40);
});

// The workspace itself is compiled by TypeScript 7 every day.
for (const script of ['types', 'types:7']) {
  test(
    `every entry, the code to copy and the app compile strictly with skipLibCheck off (${script})`,
    dailyIf(script === 'types'),
    async () => {
      await expect(runCommand('pnpm', ['run', script], app)).resolves.toBeDefined();
    },
  );
}

test('packages without React run in plain Node, including catalogs', async () => {
  const entries = packed.filter(({ name }) => name !== '@portico/ui').flatMap(entriesOf);
  const imported = entries.filter((entry) => !/\.(css|json)$|\/react$|^@portico\/contract$/.test(entry));
  const script = [
    `const modules = await Promise.all(${JSON.stringify(imported)}.map((entry) => import(entry)));`,
    `const { loadMessages } = await import('@portico/i18n/load-messages');`,
    `console.log(modules.length, Object.keys(await loadMessages('ru', 'entry')).length > 20);`,
  ].join('\n');
  expect((await runCommand(process.execPath, ['--input-type=module', '--eval', script], app)).trim()).toBe(`${imported.length} true`);
});

test('the app builds, and its page works without console messages', async () => {
  await runCommand('pnpm', ['run', 'build'], app);
  served = await serveFolder(path.join(app, 'dist'));
  const { page, problems } = await openPage(browser, `${served.url}/`);

  await expectPage(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My services' })).toBeVisible();
  await expectPage(page.getByRole('table', { name: 'My services' }).getByText('€19.90')).toBeVisible();
  await expectOrderDialog(page);
  await orderService(page);
  expect(problems).toEqual([]);
});
