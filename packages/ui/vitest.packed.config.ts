import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import kit from './vitest.config.ts';

const sourceFolder = path.resolve('src');
const outputFolder = path.resolve('dist');

/** A story imported with `?packed` uses the built modules of the kit and is otherwise unchanged. */
const packedTwins: Plugin = {
  name: 'packed-twins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.endsWith('.stories.tsx?packed')) return null;
    const resolved = await this.resolve(source, importer.replace(/\?packed$/, ''), { skipSelf: true });
    if (!resolved?.id.startsWith(`${sourceFolder}${path.sep}`)) return resolved;
    if (resolved.id.endsWith('.stories.tsx')) return `${resolved.id}?packed`;
    const packed = path.join(outputFolder, path.relative(sourceFolder, resolved.id)).replace(/\.tsx?$/, '.js');
    return existsSync(packed) ? packed : resolved;
  },
};

export default defineConfig({
  ...kit,
  plugins: [...(kit.plugins ?? []), packedTwins],
  // A separate cache, because two runs that share one delete each other's bundled dependencies.
  cacheDir: 'node_modules/.vite-packed',
  test: { ...kit.test, include: ['packed/**/*.test.tsx'], passWithNoTests: true, testTimeout: 120_000 },
});
