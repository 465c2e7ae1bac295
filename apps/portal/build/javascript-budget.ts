import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

type Budget = {
  readonly page: string;
  /** Parts of module ids whose chunks the page loads at once: its route, what its layout imports lazily. */
  readonly modules: readonly string[];
  /** Kilobytes (1000 bytes) of JavaScript after brotli, everything that those chunks import statically included. */
  readonly maxKilobytes: number;
};

/** Catalogs are chunks as well; the larger language counts. */
const budgets: readonly Budget[] = [
  {
    page: 'sign-in',
    modules: ['src/main.tsx', 'routes/auth/route.tsx?tsr-split', 'routes/auth/login.tsx?tsr-split', 'entry.ru.js'],
    maxKilobytes: 130,
  },
  {
    page: 'services list',
    modules: [
      'src/main.tsx',
      'routes/_app/route.tsx?tsr-split',
      'routes/_app/services/my.tsx?tsr-split',
      'entry.ru.js',
      'shell.ru.js',
      'services.ru.js',
    ],
    maxKilobytes: 170,
  },
];

function closure(chunks: ReadonlyMap<string, Rollup.OutputChunk>, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || reached.has(file)) return;
    reached.add(file);
    chunk.imports.forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}

/** Fails the build when the JavaScript of a page's first load outgrows its budget, and prints each figure. */
export function javascriptBudget(): Plugin {
  return {
    name: 'portico:javascript-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      for (const { page, modules, maxKilobytes } of budgets) {
        const roots = modules.map((part) => {
          const root = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.includes(part)));
          if (!root) this.error(`The budget of ${page} names ${part}, which no chunk holds`);
          return root.fileName;
        });
        const files = closure(chunks, roots);
        const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(chunks.get(file)?.code ?? '').length, 0);
        const kilobytes = bytes / 1000;
        const line = `first load of ${page}: ${kilobytes.toFixed(1)} kB of JavaScript (brotli) in ${files.size} files, at most ${maxKilobytes}`;
        if (kilobytes > maxKilobytes) this.error(line);
        this.info(line);
      }
    },
  };
}
