import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/libvirt-driver.ts', 'src/libvirt-options.ts'],
  format: 'esm',
  target: 'es2024',
  dts: false,
  clean: true,
});
