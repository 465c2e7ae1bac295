import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine takes its time.
  test: { ...testDepth, testTimeout: 60_000 },
});
