import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '@portico/browser';
import { journeyDepth } from '@portico/test-depth';

const launchOptions = await chromiumLaunchOptions();

/** A real browser against the real API on the embedded database. Every worker starts its own API (see portal-fixture.ts). */
export default defineConfig({
  ...journeyDepth,
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-servers.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for its server and its browser in turn.
  workers: 3,
  // No speed claims: a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  // No traces, because recording one per test takes a sixth of the run. Use `--trace retain-on-failure` to debug.
  use: { launchOptions, viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'Europe/Berlin', trace: 'off' },
});
