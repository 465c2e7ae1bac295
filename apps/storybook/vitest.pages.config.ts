import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDepth,
    // All of them are for a full run.
    passWithNoTests: true,
    include: ['pages/*.test.ts'],
    globalSetup: ['./pages/build-for-tests.ts'],
    // A page of documentation draws every story of its component.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
