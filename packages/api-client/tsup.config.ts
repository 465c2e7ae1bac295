import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.*', '!src/**/*.fixture.*'],
  format: 'esm',
  target: 'es2024',
  bundle: false,
  dts: false,
  clean: true,
});
