import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { bootScript } from './boot-script.ts';
import { pageFiles } from './page-files.ts';
import { prerenderedPage } from './prerendered-page.ts';
import type { PrerenderedPage } from './rendering.ts';

export type { FoundPage, StartVisit, Visit } from './boot/visit.ts';
export type { Page, RenderedPage, Rendering } from './rendering.ts';

const execute = promisify(execFile);
const maxOutputBytes = 32_000_000;

export type PrerenderOptions = {
  /** The module that exports `rendering`, relative to the root. It runs during the build, outside of a browser. */
  readonly render: string;
  /** The module that exports `startVisit`, relative to the root. It is part of `/boot.js`, which index.html loads before its styles. */
  readonly boot: string;
  /** False writes no pages, only `boot.js`. Defaults to true. */
  readonly pages?: boolean;
  /** Contents of `<meta>` elements by name while pages are rendered: placeholders for what the server fills in. */
  readonly metas: Readonly<Record<string, string>>;
};

async function prerenderAll(root: string, { render, metas }: PrerenderOptions): Promise<PrerenderedPage[]> {
  const outDir = path.join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'error',
    build: { ssr: render, outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const module = path.join(outDir, `${path.parse(render).name}.js`);
  const script = path.join(import.meta.dirname, 'run-prerender.ts');
  const { stdout } = await execute(process.execPath, [script, module, JSON.stringify(metas)], { cwd: root, maxBuffer: maxOutputBytes });
  // Printed by `run-prerender.ts` as JSON.
  return JSON.parse(stdout) as PrerenderedPage[];
}

/**
 * Prerenders the application's pages in every language into `prerendered/<path>.<language>.html`, and writes `boot.js`. A server that
 * serves these files shows a page before any script has run. A static file server can serve index.html alone.
 */
export function prerender(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use('/boot.js', (_request, response) => {
        void bootScript(config.root, options.boot, undefined)
          .then((code) => response.setHeader('content-type', 'text/javascript').end(code))
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
    async generateBundle() {
      const source = await bootScript(config.root, options.boot, config.build.target || 'esnext');
      this.emitFile({ type: 'asset', fileName: 'boot.js', source });
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      if (options.pages === false) return;
      const template = bundle['index.html'];
      if (template?.type !== 'asset') throw new Error('There is no index.html to render into');
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      for (const page of await prerenderAll(config.root, options)) {
        const file = path.join(dir, 'prerendered', `${page.path}.${page.language}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, prerenderedPage(String(template.source), page, pageFiles(chunks, page.modules)));
      }
    },
  };
}
