import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.*', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2024',
  // Files that two entries share become chunks, so that no import names a source file.
  splitting: true,
  // Loaded by their own paths, beside dist.
  external: [/catalogs\/compiled\//],
  // Node and bundlers both want to be told that a catalog is JSON.
  esbuildOptions: (options) => {
    options.supported = { ...options.supported, 'import-attributes': true };
  },
  dts: false,
  clean: true,
});
