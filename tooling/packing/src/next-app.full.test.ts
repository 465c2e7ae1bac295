import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installConsumer } from './consumer.ts';
import { expectOrderDialog, expectStyled, orderService } from './expect-kit.ts';
import { launchBrowser, openPage } from './open-page.ts';
import { browserPackages } from './pack.ts';
import { runCommand } from './run-command.ts';

const packed = browserPackages(inject('packed'));
const browser = await launchBrowser();
let app: string;
let server: ChildProcess | undefined;
let url: string;

beforeAll(async () => {
  app = await installConsumer('next-app', packed, inject('temporaryFolder'));
  await runCommand('pnpm', ['run', 'build'], app);
  ({ server, url } = await startNext(app));
});

afterAll(async () => {
  await browser.close();
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
});

/** Starts Next.js on a free port, which it prints once it listens. */
async function startNext(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    next.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    next.stderr.on('data', (piece: Buffer) => void (printed += piece.toString()));
    next.on('exit', (code) => reject(new Error(`next start ended with ${code}\n${printed}`)));
  });
  return { server: next, url: address };
}

test('the server sends the page with its texts and styles, before any JavaScript runs', async () => {
  const { page, problems } = await openPage(browser, `${url}/`, { javaScriptEnabled: false });
  await expectPage(page.getByRole('heading', { name: 'My services' })).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'What the server draws' })).toHaveAttribute('href', '/server-parts');
  await expectStyled(page);
  expect(problems).toEqual([]);
});

test('the page hydrates without a difference to the server markup', async () => {
  const { page, problems } = await openPage(browser, `${url}/`);
  await expectOrderDialog(page);
  await orderService(page);
  expect(problems).toEqual([]);
});

test('a framework link passed to a button by a server component navigates without a page load', async () => {
  const { page, problems } = await openPage(browser, `${url}/`);
  await page.evaluate(() => void (document.documentElement.dataset.same = 'yes'));
  await page.getByRole('link', { name: 'What the server draws' }).click();
  await expectPage(page.getByRole('heading', { name: 'What the server draws' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
  expect(problems).toEqual([]);
});

test('components with function props render on the server, connected to their fields', async () => {
  const { page, problems } = await openPage(browser, `${url}/server-parts`, { javaScriptEnabled: false });
  await expectPage(page.getByText('1234.56 €')).toBeVisible();
  await expectPage(page.getByText('Sat, 21 Nov 2026 12:00:00 GMT')).toBeVisible();
  await expectPage(page.getByRole('table', { name: 'Services' }).getByRole('link', { name: 'atlas.example.net' })).toBeVisible();
  await expectPage(page.getByRole('textbox', { name: 'Hostname' })).toHaveAccessibleDescription('Latin letters');
  expect(problems).toEqual([]);
});

test('the page with server components hydrates without console messages', async () => {
  const { page, problems } = await openPage(browser, `${url}/server-parts`);
  await page.getByRole('switch', { name: 'Renew automatically' }).check();
  await expectPage(page.getByRole('progressbar', { name: 'Installing' })).toBeVisible();
  expect(problems).toEqual([]);
});
