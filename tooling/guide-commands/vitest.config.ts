import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

// Each test installs packages of Debian and npm, and builds the portal.
export default defineConfig({ test: { ...testDepth, include: ['src/**/*.test.ts'], testTimeout: 7_200_000, hookTimeout: 600_000 } });
