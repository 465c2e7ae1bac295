import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';
import type { DrawnPage } from '../src/draw.tsx';
import { drawnPage } from './drawn-page.ts';

const execute = promisify(execFile);
const maxOutputBytes = 32_000_000;

async function draw(root: string): Promise<DrawnPage[]> {
  const outDir = path.join(root, 'node_modules/.cache/draw');
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/draw.tsx', outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const script = path.join(import.meta.dirname, 'run-drawing.ts');
  const { stdout } = await execute(process.execPath, [script, path.join(outDir, 'draw.js')], { cwd: root, maxBuffer: maxOutputBytes });
  // What `draw.tsx` returned, on its way through a pipe.
  return JSON.parse(stdout) as DrawnPage[];
}

/** The scripts of a page that its first script imports later: the route, and the texts of the language. */
function scriptsOf(chunks: readonly Rollup.OutputChunk[], { path: page, locale }: DrawnPage): string[] {
  const parts = [`/routes${page}.tsx?tsr-split=component`, `/entry.${locale}.js`];
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName));
  const wanted = chunks.filter(({ moduleIds }) => moduleIds.some((id) => parts.some((part) => id.endsWith(part))));
  const files = wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(files)].filter((file) => !loaded.has(file) && !/\/(?:first|rolldown-runtime)-/u.test(file));
}

/**
 * Draws the pages of guests in every language into `drawn/<path>.<locale>.html`: the server answers with one of them, so that it stands on the
 * screen before any script has run, and the portal takes it over. Another server than ours serves index.html alone, which works as ever.
 */
export function drawnPages(): Plugin {
  let root = '';
  return {
    name: 'portico:drawn-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('There is no index.html to draw into');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const page of await draw(root)) {
        const file = path.join(dir, 'drawn', `${page.path}.${page.locale}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, drawnPage(String(template.source), page, scriptsOf(chunks, page)));
      }
    },
  };
}
