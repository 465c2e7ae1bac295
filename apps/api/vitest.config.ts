import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/set-up-databases.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker loads and compiles the API once, not again for each file. What a file starts, it starts and stops itself.
    isolate: false,
  },
});
