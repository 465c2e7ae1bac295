import { pictureTests } from '@portico/story-tests/picture-browser';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const pictures = await pictureTests({ kept: 'pictures', failed: 'test-results/pictures' });

export default defineConfig({
  plugins: [react()],
  // A separate cache, because two runs that share one delete each other's bundled dependencies.
  cacheDir: 'node_modules/.vite-pictures',
  // A dependency discovered during a test would reload its page.
  optimizeDeps: {
    entries: ['src/patterns/**/*.tsx', '../../packages/ui/src/**/*.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
  test: { ...pictures, include: ['pictures/*.test.ts'], passWithNoTests: true, setupFiles: ['./vitest.setup.ts', ...pictures.setupFiles] },
});
