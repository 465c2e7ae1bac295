import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

type Budget = {
  readonly page: string;
  /** Parts of module ids whose chunks the page loads at once: its route and the lazy imports of its layout and screen. */
  readonly modules: readonly string[];
  /** Kilobytes (1000 bytes) of brotli-compressed JavaScript, including everything that those chunks import statically. */
  readonly maxScriptKilobytes: number;
  /** The whole first load: HTML, scripts, styles, icon and fonts. */
  readonly maxKilobytes: number;
  readonly maxRequests: number;
};

/** What each signed-in page loads besides its own routes and texts. */
const shell = ['src/main.tsx', 'routes/_app/route.tsx?tsr-split', 'operations/cache/query-client.ts', 'entry.ru.js', 'shell.ru.js'];
const route = (name: string) => `routes/_app/${name}.tsx?tsr-split`;

/** Catalogs are chunks too; the larger language counts. */
const budgets: readonly Budget[] = [
  {
    page: 'sign-in',
    modules: ['src/main.tsx', 'features/auth/passkey-sign-in.tsx', 'entry.ru.js'],
    maxScriptKilobytes: 126,
    maxKilobytes: 147,
    maxRequests: 12,
  },
  {
    page: 'services list',
    modules: [...shell, route('services/my'), 'services.ru.js'],
    maxScriptKilobytes: 163,
    maxKilobytes: 189,
    maxRequests: 19,
  },
  {
    page: 'tickets',
    modules: [...shell, route('supports/tickets/index'), 'support.ru.js'],
    maxScriptKilobytes: 165,
    maxKilobytes: 193,
    maxRequests: 19,
  },
  {
    page: 'traffic pool',
    modules: [...shell, route('traffic-pool'), 'traffic.ru.js'],
    maxScriptKilobytes: 208,
    maxKilobytes: 241,
    maxRequests: 25,
  },
  {
    page: 'settings',
    modules: [...shell, route('settings/route'), route('settings/client'), 'settings.ru.js', 'flow.ru.js'],
    maxScriptKilobytes: 247,
    maxKilobytes: 280,
    maxRequests: 30,
  },
  {
    page: 'user settings',
    modules: [...shell, route('settings/route'), route('settings/user'), 'settings.ru.js', 'flow.ru.js'],
    maxScriptKilobytes: 249,
    maxKilobytes: 282,
    maxRequests: 29,
  },
  {
    page: 'ordering',
    modules: [...shell, route('services/create'), 'order.ru.js', 'cart.ru.js', 'flow.ru.js', 'later-defaults.ts'],
    maxScriptKilobytes: 199,
    maxKilobytes: 231,
    maxRequests: 28,
  },
];

/** Files that every page loads besides its scripts and their styles. */
const everyPage = [
  /^index\.html$/u,
  /^boot\.js$/u,
  /^brand\.css$/u,
  /^brand\/icon\.svg$/u,
  /fonts-.*\.css$/u,
  /ibm-plex-sans-latin-wght-normal-everyday.*\.woff2$/u,
];

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

function closure(chunks: Chunks, roots: readonly string[]): Set<string> {
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

function scriptsOf(chunks: Chunks, { page, modules }: Budget): string[] {
  const roots = modules.map((part) => {
    const root = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.includes(part)));
    if (!root) throw new Error(`The budget of ${page} names ${part}, which no chunk holds`);
    return root.fileName;
  });
  return [...closure(chunks, roots)];
}

function stylesOf(chunks: Chunks, scripts: readonly string[]): string[] {
  return [...new Set(scripts.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))];
}

function loadedByEveryPage(files: readonly string[]): string[] {
  return everyPage.map((pattern) => {
    const found = files.filter((file) => pattern.test(file));
    if (found.length !== 1) throw new Error(`The budget of the first load expects one file ${pattern}, found ${found.length}`);
    return found[0] as string;
  });
}

/** Returns a function that adds up the compressed kilobytes of files. Each file is compressed once, however many pages load it. */
function createKilobytesOf(folder: string): (files: readonly string[]) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const compressedSize = async (file: string) => {
    const content = await readFile(path.join(folder, file));
    return file.endsWith('.woff2') ? content.length : (await promisify(brotliCompress)(content)).length;
  };
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressedSize(file);
    sizes.set(file, size);
    return size;
  };
  return async (files) => {
    const bytes = await Promise.all(files.map(sizeOf));
    return bytes.reduce((sum, size) => sum + size, 0) / 1000;
  };
}

/** Fails the build when the first load of a page exceeds its budget, and prints every figure. API requests are not counted. */
export function firstLoadBudget(): Plugin {
  return {
    name: 'portico:first-load-budget',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = 'dist' }, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      );
      const shared = loadedByEveryPage(Object.keys(bundle));
      const kilobytesOf = createKilobytesOf(dir);
      for (const budget of budgets) {
        const scripts = scriptsOf(chunks, budget);
        const all = [...scripts, ...stylesOf(chunks, scripts), ...shared];
        const [scriptKilobytes, kilobytes] = await Promise.all([kilobytesOf(scripts), kilobytesOf(all)]);
        const line = [
          `first load of ${budget.page}: ${scriptKilobytes.toFixed(1)} kB of JavaScript (at most ${budget.maxScriptKilobytes})`,
          `${kilobytes.toFixed(1)} kB in all (at most ${budget.maxKilobytes})`,
          `${all.length} requests (at most ${budget.maxRequests})`,
        ].join(', ');
        if (scriptKilobytes > budget.maxScriptKilobytes || kilobytes > budget.maxKilobytes || all.length > budget.maxRequests)
          this.error(line);
        this.info(line);
      }
    },
  };
}
