import { chromiumLaunchOptions } from '@portico/browser';
import { isFullRun, testDepth } from '@portico/test-depth';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { kitFacts } from './kit-facts/kit-facts.ts';
import { storiesInRussian } from './src/language/stories-in-russian.ts';

export default defineConfig({
  plugins: [storiesInRussian(), kitFacts(), react()],
  // A dependency discovered during a test would reload its page.
  optimizeDeps: {
    entries: ['src/{foundations,language,patterns,start,toolbar}/**/*.{ts,tsx}', '../../packages/ui/src/**/*.tsx'],
    include: ['react/jsx-dev-runtime', '@portico/story-tests > axe-core', 'react-dom/client'],
  },
  test: {
    ...testDepth,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts', '@portico/story-tests/shared-page-setup'],
    restoreMocks: true,
    maxWorkers: 3,
    // Files share one page, so that each worker loads the stories once.
    isolate: false,
    // No speed claims: a busy machine renders late.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    provide: { fullRun: isFullRun },
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
