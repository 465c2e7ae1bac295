import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';
import type { Plugin } from 'vite';

/** Nothing is painted before boot.js, and the bundler takes no part in it: what is copied as it was written is made as small as the rest. */
export function minifyBoot(): Plugin {
  return {
    name: 'portico:minify-boot',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const file = path.join(dir, 'boot.js');
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
      await writeFile(file, code);
    },
  };
}
