import { isFullRun } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';
import kit from './vitest.config.ts';

/** The kit's tests on the lowest React of its peer range, in the full run. A repository rule refuses what that React lacks every day. */
export default defineConfig({
  ...kit,
  resolve: {
    alias: [
      { find: /^react(?=\/|$)/, replacement: 'react-lowest' },
      { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-lowest' },
    ],
  },
  // A separate cache, because dependencies are bundled with their React.
  cacheDir: 'node_modules/.vite-lowest-react',
  test: { ...kit.test, include: isFullRun ? ['src/**/*.test.tsx'] : [], passWithNoTests: true },
});
