import { defineConfig } from 'tsup';
import { cssFiles, linkCssFiles } from './scripts/css-files.ts';

// A module a component, so that an application takes what it uses; declarations come from tsc.
export default defineConfig({
  entry: ['src/*/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/*.d.ts'],
  format: ['esm'],
  target: 'es2024',
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [cssFiles],
  plugins: [linkCssFiles],
});
