import { defineConfig } from 'vitest/config';

/** Run by `test/enter-namespace.ts`. Machines are slow, and slower on a busy host: the limits only end what hangs. */
export default defineConfig({
  test: { include: ['test/**/*.full.test.ts'], testTimeout: 600_000, hookTimeout: 600_000, fileParallelism: false },
});
