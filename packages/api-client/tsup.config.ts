import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.*', '!src/**/*.fixture.*'],
  format: 'esm',
  target: 'es2024',
  // Files shared by two entries become chunks, so that no import names a source file.
  splitting: true,
  dts: false,
  clean: true,
  // Node imports JSON only with its type.
  esbuildOptions(options) {
    options.supported = { ...options.supported, 'import-attributes': true };
  },
});
