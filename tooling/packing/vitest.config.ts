import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDepth,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/pack-for-tests.ts'],
    // Each test installs and builds a different kind of application.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
