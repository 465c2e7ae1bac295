/**
 * Builds the kit's stylesheets for consumers. Each CSS module becomes a plain stylesheet next to its component, with class names prefixed
 * by the kit's name, and the component's JavaScript imports it. Importing a component therefore loads its styles once, after those of the
 * components it uses, with any bundler that supports CSS.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<EsbuildPlugin['setup']>[0]['esbuild'];

const sourceFolder = resolve('src');
const outputFolder = resolve('dist');
/** A placeholder for a stylesheet import until its module is written. */
const marker = 'portico-stylesheet:';

/** The source of each stylesheet in dist/. */
const sources = new Map<string, string>();

/** @throws Error if two sources would write the same file, because the later one would silently replace the other */
function write(target: string, css: string, source: string): void {
  const other = sources.get(target) ?? source;
  if (other !== source) throw new Error(`${other} and ${source} are both written to ${relative(outputFolder, target)}: rename one`);
  sources.set(target, source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, css);
}

/** Prefixed class names by the component's names for them, by stylesheet in dist/. */
const classesOf = new Map<string, string>();

async function compile({ build }: Esbuild, file: string): Promise<{ css: string; classes: string }> {
  const result = await build({
    stdin: { contents: `export { default } from 'sheet'`, resolveDir: dirname(file) },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    outdir: outputFolder,
    plugins: [
      {
        name: 'one-sheet',
        setup(sheet) {
          sheet.onResolve({ filter: /^sheet$/ }, () => ({ path: `portico-${basename(file)}`, namespace: 'sheet' }));
          sheet.onLoad({ filter: /.*/, namespace: 'sheet' }, () => ({ contents: readFileSync(file, 'utf8'), loader: 'local-css' }));
        },
      },
    ],
  });
  const text = (extension: string): string => result.outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const names = (await import(`data:text/javascript,${encodeURIComponent(text('.js'))}`)) as { default: Readonly<Record<string, string>> };
  // esbuild starts each stylesheet with a path comment that readers do not need.
  return { css: text('.css').replace(/^\/\* sheet:.*\*\/\n/, ''), classes: JSON.stringify(names.default, null, 2) };
}

/** esbuild plugin: writes each CSS module to a stylesheet in dist/ and leaves a marker in place of its import. */
export const cssFiles: EsbuildPlugin = {
  name: 'css-files',
  setup(kit) {
    kit.onResolve({ filter: /\.module\.css$/ }, async ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const name = relative(sourceFolder, file)
        .replace(/\.module\.css$/, '.css')
        .split(sep)
        .join('/');
      if (!classesOf.has(name)) {
        const { css, classes } = await compile(kit.esbuild, file);
        write(join(outputFolder, name), css, relative(sourceFolder, file));
        classesOf.set(name, classes);
      }
      return { path: `${marker}${name}`, external: true };
    });
  },
};

/** tsup plugin: replaces the markers of a finished module with the stylesheet's path and class names. */
export const linkCssFiles = {
  name: 'link-css-files',
  renderChunk(code: string, chunk: { path: string }): { code: string } {
    const folder = dirname(resolve(chunk.path));
    return {
      code: code.replaceAll(new RegExp(`^import (\\w+) from "${marker}([^"]+)";$`, 'gm'), (_match, variable: string, name: string) => {
        const path = relative(folder, join(outputFolder, name)).split(sep).join('/');
        return `import "${path.startsWith('.') ? path : `./${path}`}";\nconst ${variable} = ${classesOf.get(name) ?? '{}'};`;
      }),
    };
  },
};

/** tsup plugin: copies plain stylesheets with the fonts they reference, so that no bundler has to resolve those. */
export const plainCssFiles = {
  name: 'plain-css-files',
  buildEnd(): void {
    const { resolve: locate } = createRequire(import.meta.url);
    for (const name of globSync('**/*.css', { cwd: sourceFolder, exclude: ['**/*.module.css'] })) {
      const target = join(outputFolder, name);
      const fonts = join(dirname(target), 'fonts');
      const css = readFileSync(join(sourceFolder, name), 'utf8').replaceAll(/url\('(@fontsource[^']+)'\)/g, (_match, font: string) => {
        mkdirSync(fonts, { recursive: true });
        copyFileSync(locate(font), join(fonts, basename(font)));
        const family = font.split('/').slice(0, 2).join('/');
        copyFileSync(join(dirname(locate(`${family}/package.json`)), 'LICENSE'), join(fonts, `LICENSE-${basename(family)}`));
        return `url('./fonts/${basename(font)}')`;
      });
      write(target, css, name);
    }
  },
};
