import { defineConfig } from 'vitest/config';

/** Run by `test/enter-namespace.ts`. Machines are slow, and slower on a busy host: the limits only end what hangs. */
export default defineConfig({
  test: { include: ['test/**/*.full.test.ts'], testTimeout: 1_800_000, hookTimeout: 1_800_000, fileParallelism: false },
});
