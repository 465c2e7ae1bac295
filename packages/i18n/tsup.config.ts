import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.*', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2024',
  // Files shared by two entries become chunks, so that no import names a source file.
  splitting: true,
  // Loaded by their own paths, outside dist.
  external: [/catalogs\/compiled\//],
  // Both Node and bundlers need an import attribute for JSON catalogs.
  esbuildOptions: (options) => {
    options.supported = { ...options.supported, 'import-attributes': true };
  },
  dts: false,
  clean: true,
});
