import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDepth,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/pack-for-tests.ts'],
    // Installing and building an application of another kind each.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
