import { chromiumLaunchOptions } from '@portico/browser';
import { isFullRun, testDepth } from '@portico/test-depth';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Daily, React is the build that ships, which takes a sixth less time; the full run has its warnings.
if (!isFullRun) process.env.NODE_ENV = 'production';

export default defineConfig({
  plugins: [react()],
  // A dependency discovered during a test would reload its page.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', '@portico/story-tests > axe-core', '@base-ui/react/*', 'storybook/test'],
  },
  test: {
    ...testDepth,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts', '@portico/story-tests/shared-page-setup'],
    restoreMocks: true,
    maxWorkers: 3,
    // Files share one page, so that each worker loads the kit once.
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
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', permissions: ['clipboard-read', 'clipboard-write'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
