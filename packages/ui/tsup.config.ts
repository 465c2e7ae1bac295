import { defineConfig } from 'tsup';
import { oneModuleEach } from './scripts/client-modules.ts';
import { cssFiles, linkCssFiles, plainCssFiles } from './scripts/css-files.ts';

// One module per source, so that an application loads only what it uses and 'use client' is in the right modules; tsc writes the
// declarations. No source maps, because the output is the source without types and as readable.
export default defineConfig({
  entry: ['src/*/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/*.d.ts'],
  format: ['esm'],
  target: 'es2024',
  splitting: false,
  clean: true,
  esbuildPlugins: [oneModuleEach, cssFiles],
  plugins: [linkCssFiles, plainCssFiles],
});
