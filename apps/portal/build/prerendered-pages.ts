import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { prerenderedPage } from './prerendered-page.ts';
import type { PageFiles } from './prerendered-page.ts';

const execute = promisify(execFile);
const maxOutputBytes = 32_000_000;

async function prerenderAll(root: string): Promise<PrerenderedPage[]> {
  const outDir = path.join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const script = path.join(import.meta.dirname, 'run-prerender.ts');
  const { stdout } = await execute(process.execPath, [script, path.join(outDir, 'prerender.js')], { cwd: root, maxBuffer: maxOutputBytes });
  // Printed by `run-prerender.ts` as JSON.
  return JSON.parse(stdout) as PrerenderedPage[];
}

/** Suffixes of the ids of modules that a page imports after its first script: its routes and its texts. */
function laterModules({ routes, texts, locale, forUser }: PrerenderedPage): string[] {
  const files = routes.flatMap((id) => [`/routes${id}.tsx`, `/routes${id}/route.tsx`, `/routes${id}index.tsx`]);
  return [
    ...files.map((file) => `${file}?tsr-split=component`),
    ...texts.map((part) => `/${part}.${locale}.js`),
    ...(forUser ? ['/operations/cache/query-client.ts'] : []),
  ];
}

/** The scripts and styles of a page that index.html does not list. */
function filesOf(chunks: ReadonlyMap<string, Rollup.OutputChunk>, page: PrerenderedPage): PageFiles {
  const ends = laterModules(page);
  const all = [...chunks.values()];
  const first = withImports(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  );
  const isWanted = (id: string | null) => id !== null && ends.some((end) => id.endsWith(end));
  // A module in a layer is re-exported by a small file, so look at the modules of the chunk, too.
  const wanted = withImports(
    chunks,
    all.filter(({ facadeModuleId, moduleIds }) => isWanted(facadeModuleId) || moduleIds.some(isWanted)),
  );
  const stylesOf = (set: Iterable<Rollup.OutputChunk>) => [...set].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const firstStyles = new Set(stylesOf(first));
  return {
    scripts: [...wanted].filter((chunk) => !first.has(chunk)).map(({ fileName }) => fileName),
    styles: [...new Set(stylesOf(wanted))].filter((file) => !firstStyles.has(file)),
  };
}

function withImports(chunks: ReadonlyMap<string, Rollup.OutputChunk>, roots: readonly Rollup.OutputChunk[]): Set<Rollup.OutputChunk> {
  const reached = new Set(roots);
  // Iterating over a set also visits items added during the iteration.
  for (const { imports } of reached) for (const file of imports) reached.add(chunks.get(file) as Rollup.OutputChunk);
  return reached;
}

/**
 * Prerenders pages in every language into `prerendered/<path>.<locale>.html`. The API serves them, so that a page is visible before any
 * script has run, and the portal hydrates it. A static file server can serve index.html alone.
 */
export function prerenderedPages(): Plugin {
  let root = '';
  return {
    name: 'portico:prerendered-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('There is no index.html to draw into');
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      for (const page of await prerenderAll(root)) {
        const file = path.join(dir, 'prerendered', `${page.path}.${page.locale}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, prerenderedPage(String(template.source), page, filesOf(chunks, page)));
      }
    },
  };
}
