import { defineConfig } from 'tsup';
import { oneModuleEach } from './scripts/client-modules.ts';
import { cssFiles, linkCssFiles, plainCssFiles } from './scripts/css-files.ts';

// A module a source, so that an application takes what it uses and 'use client' stands where it must; declarations come from tsc.
// Without source maps: what is written is the source less its types, and as readable.
export default defineConfig({
  entry: ['src/*/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/*.d.ts'],
  format: ['esm'],
  target: 'es2024',
  splitting: false,
  clean: true,
  esbuildPlugins: [oneModuleEach, cssFiles],
  plugins: [linkCssFiles, plainCssFiles],
});
