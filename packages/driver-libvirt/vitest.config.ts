import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...testDepth } });
