import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { repository } from './publishable.ts';

/** Bytes transferred. */
export interface Bytes {
  gz: number;
  br: number;
}

export interface EntrySize {
  /** The entry's code with all of its dependencies, without React and react-dom. */
  js: Bytes;
  css: Bytes;
  /** Whether a server component may render it. */
  server: boolean;
}

/** `packages/ui/sizes.json`: the cost of a component for a page that uses nothing else. */
export interface Sizes {
  components: Readonly<Record<string, EntrySize>>;
  /** All components on one page, with shared code counted once. */
  together: Pick<EntrySize, 'js' | 'css'>;
  /** Plain stylesheets, loaded once per page. */
  stylesheets: Readonly<Record<string, Bytes>>;
}

/** Maximum size of one Button, JavaScript and CSS together. */
export const buttonLimitBytes = 3072;

/** Returns the limit for a recorded size: a tenth and 256 bytes more. */
export function limitOf(writtenBytes: number): number {
  return Math.ceil(writtenBytes * 1.1) + 256;
}

export const sizesFile = path.join(repository, 'packages/ui/sizes.json');

/** Measures a built kit: `folder` holds package.json and dist/; dependencies come from the workspace. */
export async function measureKit(folder: string, exported: Readonly<Record<string, unknown>>): Promise<Sizes> {
  // A page loads no token file.
  const names = Object.keys(exported).flatMap((subpath) => (subpath.endsWith('.json') ? [] : [subpath.slice(2)]));
  const files = names.map((name) => path.join(folder, fileOf(exported[`./${name}`])));
  const modules = files.filter((file) => file.endsWith('.js'));
  // Bundled in one run but separately, so that shared code is parsed once.
  const [together = nothing, ...each] = await bundle([modules, ...files.map((file) => [file])]);
  const components: Record<string, EntrySize> = {};
  const stylesheets: Record<string, Bytes> = {};
  for (const [position, file] of files.entries()) {
    const name = names[position] ?? '';
    const size = each[position] ?? nothing;
    if (file.endsWith('.js')) components[name] = { ...size, server: !readFileSync(file, 'utf8').startsWith('"use client"') };
    else stylesheets[name] = size.css;
  }
  return { components, together, stylesheets };
}

const noBytes: Bytes = { gz: 0, br: 0 };
const nothing = { js: noBytes, css: noBytes };

function fileOf(target: unknown): string {
  // The kit's export map has paths for stylesheets, and types and code for everything else.
  return typeof target === 'string' ? target : (target as { default: string }).default;
}

/** Bundles each group of files as an application would: minified ES modules, one file per kind. */
async function bundle(groups: readonly (readonly string[])[]): Promise<{ js: Bytes; css: Bytes }[]> {
  const { outputFiles } = await build({
    entryPoints: groups.map((_files, position) => ({ in: `group:${position}`, out: String(position) })),
    plugins: [groupEntries(groups)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', '*.woff2'],
    nodePaths: [path.join(repository, 'packages/ui/node_modules')],
    logLevel: 'error',
  });
  const of = (fileName: string): Bytes => {
    const output = outputFiles.find((file) => path.basename(file.path) === fileName);
    return output && output.text.trim() !== '' ? compressed(output.contents) : noBytes;
  };
  return groups.map((_files, position) => ({ js: of(`${position}.js`), css: of(`${position}.css`) }));
}

/** Resolves `group:2` to a module that exports all files of that group. */
function groupEntries(groups: readonly (readonly string[])[]): Plugin {
  return {
    name: 'group-entries',
    setup(bundler) {
      bundler.onResolve({ filter: /^group:/ }, ({ path: entry }) => ({ path: entry.slice('group:'.length), namespace: 'group' }));
      bundler.onLoad({ filter: /.*/, namespace: 'group' }, ({ path: position }) => {
        const files = groups[Number(position)] ?? [];
        const lines = files.map((file, index) => `${importing(file, files.length > 1 ? ` as entry${index}` : '')} '${file}';`);
        return { contents: lines.join('\n'), resolveDir: path.dirname(files[0] ?? repository) };
      });
    },
  };
}

function importing(file: string, alias: string): string {
  return file.endsWith('.css') ? 'import' : `export *${alias} from`;
}

function compressed(contents: Uint8Array): Bytes {
  return { gz: gzipSync(contents, { level: 9 }).length, br: brotliCompressSync(contents).length };
}

export function readSizes(): Sizes {
  // Written by write-sizes.ts.
  return JSON.parse(readFileSync(sizesFile, 'utf8')) as Sizes;
}
