/**
 * The kit's stylesheets for consumers. Each CSS module becomes a plain stylesheet beside its component, its class names prefixed with
 * the kit's name, and the component's JavaScript imports it where its source did: whoever imports a component has its styles, each once
 * and after those of the components it is made of, with any bundler that takes CSS.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<EsbuildPlugin['setup']>[0]['esbuild'];

const sourceFolder = resolve('src');
const outputFolder = resolve('dist');
/** What an import of a stylesheet looks like until its module is written. */
const marker = 'portico-stylesheet:';

/** Where each stylesheet in dist/ comes from. */
const sources = new Map<string, string>();

/** @throws Error where two sources would be one file: the later one would take the place of the other without a word */
function write(target: string, css: string, source: string): void {
  const other = sources.get(target) ?? source;
  if (other !== source) throw new Error(`${other} and ${source} are both written to ${relative(outputFolder, target)}: rename one`);
  sources.set(target, source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, css);
}

/** Class names by what the component calls them, by the name of the stylesheet in dist/. */
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
  // esbuild heads each stylesheet with a path that means nothing to a reader.
  return { css: text('.css').replace(/^\/\* sheet:.*\*\/\n/, ''), classes: JSON.stringify(names.default, null, 2) };
}

/** esbuild: each CSS module into a stylesheet in dist/, its import left as a marker. */
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

/** tsup: the marker of a finished module becomes the stylesheet's path and the names of its classes. */
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

/** tsup: stylesheets that are no modules go along as they are, with the fonts they name beside them, so that no bundler has to find those. */
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
