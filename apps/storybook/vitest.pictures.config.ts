import { pictureTests } from '@portico/story-tests/picture-browser';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const pictures = await pictureTests({ kept: 'pictures', failed: 'test-results/pictures' });

export default defineConfig({
  plugins: [react()],
  // Its own: two runs that share one take the bundled dependencies away from each other.
  cacheDir: 'node_modules/.vite-pictures',
  // Found while a test runs, a dependency would reload the page under it.
  optimizeDeps: {
    entries: ['src/patterns/**/*.tsx', '../../packages/ui/src/**/*.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
  test: { ...pictures, include: ['pictures/*.test.ts'], passWithNoTests: true, setupFiles: ['./vitest.setup.ts', ...pictures.setupFiles] },
});
