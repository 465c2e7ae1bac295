import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

// Each virsh command starts a shell, and some tests wait for one up to a minute.
export default defineConfig({ test: { ...testDepth, testTimeout: 90_000 } });
