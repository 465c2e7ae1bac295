import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

// Its tests start a shell per command of virsh, and wait for some of them up to a minute.
export default defineConfig({ test: { ...testDepth, testTimeout: 90_000 } });
