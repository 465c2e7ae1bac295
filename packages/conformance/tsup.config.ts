import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/check-api.ts', 'src/cli.ts'],
  format: 'esm',
  target: 'node20',
  // Files shared by two entries become chunks, so that no import names a source file.
  splitting: true,
  dts: false,
  clean: true,
});
