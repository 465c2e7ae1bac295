import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer } from './consumer.ts';
import { everyEntryModule } from './every-entry.ts';
import { expectOrderDialog, orderService } from './expect-kit.ts';
import { readGuideCode } from './guide-code.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { runCommand } from './run-command.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';

const packed = inject('packed');
const guides = readGuideCode();
const browser = await launchBrowser();
let app: string;
let served: ServedFolder | undefined;

beforeAll(async () => {
  app = await installConsumer('vite-app', packed, inject('temporaryFolder'));
  writeFileSync(path.join(app, 'src/every-entry.ts'), everyEntryModule(packed));
  mkdirSync(path.join(app, 'src/copied'));
  for (const { component, code } of guides) writeFileSync(path.join(app, `src/copied/${component}.tsx`), code);
});

afterAll(async () => {
  await browser.close();
  await served?.close();
});

test('the documentation offers code to copy', () => {
  expect(guides.length).toBeGreaterThan(40);
});

test.each(['types', 'types:7'])(
  'every entry, the code to copy and the app compile strictly, libraries not skipped (%s)',
  async (script) => {
    await expect(runCommand('pnpm', ['run', script], app)).resolves.toBeDefined();
  },
);

test('it builds, and the page works without a word in the console', async () => {
  await runCommand('pnpm', ['run', 'build'], app);
  served = await serveFolder(path.join(app, 'dist'));
  const { page, problems } = await openPage(browser, `${served.url}/`);

  await expectPage(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My services' })).toBeVisible();
  await expectPage(page.getByRole('table', { name: 'My services' }).getByText('€19.90')).toBeVisible();
  await expectOrderDialog(page);
  await orderService(page);
  expect(problems).toEqual([]);
});
