import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.*', '!src/**/*.fixture.*'],
  format: 'esm',
  target: 'es2024',
  // Files that two entries share become chunks, so that no import names a source file.
  splitting: true,
  dts: false,
  // The brand files themselves, and the faces of those that ship.
  publicDir: 'src/brands',
  clean: true,
});
