import { createRequire } from 'node:module';
import { isFullRun, testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDepth,
    globalSetup: isFullRun ? [createRequire(import.meta.url).resolve('@portico/api/test/set-up-databases')] : [],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The API is loaded once, not once per file.
    maxWorkers: 1,
    isolate: false,
  },
});
