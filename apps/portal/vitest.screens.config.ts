import { chromiumLaunchOptions } from '@portico/browser';
import { testDepth } from '@portico/test-depth';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Screens in a real browser, with the real router, store and query cache. The network is answered by `test/network.ts`. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  // Found while a test runs, a dependency would reload the page under it.
  optimizeDeps: {
    entries: ['src/**/*.tsx', 'test/*.tsx', '../../packages/ui/src/*/*.tsx', '!../../packages/ui/src/**/*.{stories,test}.tsx'],
    include: ['react/jsx-dev-runtime', 'react/compiler-runtime', 'react-dom/client', 'react-dom/static.browser'],
  },
  test: {
    ...testDepth,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./vitest.screens.setup.ts'],
    globalSetup: ['./test/compile-catalogs.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    // Files share one page, so that the portal is imported once for each worker. `openPortal` and the setup file leave nothing behind.
    isolate: false,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: await chromiumLaunchOptions(),
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
