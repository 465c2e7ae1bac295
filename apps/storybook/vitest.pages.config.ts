import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDepth,
    // All of them belong to the full run.
    passWithNoTests: true,
    include: ['pages/*.test.ts'],
    globalSetup: ['./pages/build-for-tests.ts'],
    // A documentation page renders every story of its component.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
