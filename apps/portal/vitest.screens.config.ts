import { chromiumLaunchOptions } from '@portico/browser';
import { isFullRun, testDepth } from '@portico/test-depth';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Daily, React and the other libraries are the builds that ship: a third less time. The full run has their warnings, and StrictMode.
if (!isFullRun) process.env.NODE_ENV = 'production';

/** Keeps our own checks of development: each answer against the contract, each text for its values. */
const ownChecks = {
  name: 'own-checks',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ } },
    handler: (code: string) => code.replaceAll('import.meta.env.DEV', 'true').replaceAll('process.env.NODE_ENV', '"test"'),
  },
} as const;

/** Screens in a real browser with the real router, store and query cache. `test/network.ts` answers the network. */
export default defineConfig({
  plugins: [ownChecks, react({ compiler: true })],
  // A dependency discovered during a test would reload its page.
  optimizeDeps: {
    entries: ['src/**/*.tsx', 'test/*.tsx', '../../packages/ui/src/*/*.tsx', '!../../packages/ui/src/**/*.{stories,test}.tsx'],
    include: ['react/jsx-dev-runtime', 'react/compiler-runtime', 'react-dom/client', 'react-dom/static.browser'],
  },
  test: {
    ...testDepth,
    // A Russian row repeats an English one; the catalogues and the stories in Russian are checked daily.
    ...(isFullRun ? {} : { testNamePattern: /^(?!.*\(ru\b)/u }),
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./test/offer-everything.ts', './vitest.screens.setup.ts'],
    globalSetup: ['./test/compile-catalogs.ts'],
    restoreMocks: true,
    // Screens wait for frames and answers.
    maxWorkers: 4,
    // Files share one page, so that each worker imports the portal once. `openPortal` and the setup file clean up.
    isolate: false,
    // No speed claims: a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: await chromiumLaunchOptions(),
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', ...(isFullRun ? {} : { reducedMotion: 'reduce' as const }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
