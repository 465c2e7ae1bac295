/**
 * The kit's stylesheets for consumers. Each CSS module becomes a plain stylesheet beside its component, its class names prefixed with
 * the kit's name, and the component's JavaScript imports it: whoever imports a component has its styles, each once, with any bundler
 * that takes CSS. (esbuild alone would write stylesheets that nothing imports, with the styles of imported components repeated.)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type Esbuild = Parameters<EsbuildPlugin['setup']>[0]['esbuild'];

const sourceFolder = resolve('src');
const outputFolder = resolve('dist');
const suffix = '#module';
/** What an import of a stylesheet looks like until it is known in which chunk it lands. */
const marker = 'portico-stylesheet:';

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
  return { css: text('.css'), classes: text('.js') };
}

/** esbuild: class names into JavaScript, the stylesheet into dist/, its import left as a marker. */
export const cssFiles: EsbuildPlugin = {
  name: 'css-files',
  setup(kit) {
    kit.onResolve({ filter: new RegExp(`^${marker}`) }, ({ path }) => ({ path, external: true }));
    // Another name, since tsup takes everything that ends in .css before this comes to it.
    kit.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
      path: `${resolve(resolveDir, path)}${suffix}`,
      namespace: 'css-module',
    }));
    kit.onLoad({ filter: /.*/, namespace: 'css-module' }, async ({ path: suffixed }) => {
      const path = suffixed.slice(0, -suffix.length);
      const { css, classes } = await compile(kit.esbuild, path);
      const name = relative(sourceFolder, path)
        .replace(/\.module\.css$/, '.css')
        .split(sep)
        .join('/');
      const target = join(outputFolder, name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, css);
      return { contents: `import '${marker}${name}';\n${classes}`, loader: 'js', resolveDir: dirname(path) };
    });
  },
};

/** tsup: the markers of a finished chunk become paths from where it lies. */
export const linkCssFiles = {
  name: 'link-css-files',
  renderChunk(code: string, chunk: { path: string }): { code: string } {
    const folder = dirname(resolve(chunk.path));
    return {
      code: code.replaceAll(new RegExp(`(["'])${marker}([^"']+)\\1`, 'g'), (_match, quote: string, name: string) => {
        const path = relative(folder, join(outputFolder, name)).split(sep).join('/');
        return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      }),
    };
  },
};
