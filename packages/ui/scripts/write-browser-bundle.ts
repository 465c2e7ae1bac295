/**
 * Bundles the kit for pages without a bundler, after tsup has written dist/: one ES module with React and every component, one stylesheet
 * with tokens and every rule, and the script that applies a stored theme, in dist/browser.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');
const { publishConfig } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  publishConfig: { exports: Readonly<Record<string, string | { default: string }>> };
};
const modules = Object.values(publishConfig.exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]));

// With two exports of the same name, `export *` silently takes the first.
const origins = new Map<string, string>();
for (const { name, origin } of modules.flatMap(exportsOf)) {
  const other = origins.get(name) ?? origin;
  if (other !== origin) throw new Error(`Two modules of the kit export ${name}: ${other} and ${origin}`);
  origins.set(name, origin);
}

/** The parts of React that a page needs to compose components. */
const react = [
  'createContext',
  'createElement',
  'Fragment',
  'startTransition',
  'StrictMode',
  'Suspense',
  'use',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
];

/** sonner injects its rules as a <style>, which a strict CSP refuses. This bundle's stylesheet includes them. */
const withoutInlineStyle: Plugin = {
  name: 'without-inline-style',
  setup(kit) {
    kit.onLoad({ filter: /[/\\]sonner[/\\]dist[/\\]index\.mjs$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const contents = source.replace(/^__insertCSS\(/m, 'false && __insertCSS(');
      if (contents === source) throw new Error('sonner adds its rules in another way than before');
      return { contents };
    });
  },
};

// A classic script for the head, which runs before the first paint; a strict CSP refuses it inline.
await build({
  stdin: {
    contents: `import { applyStoredTheme } from './dist/tokens/stored-theme.js';
      try { applyStoredTheme(document.currentScript?.dataset.key ?? 'theme'); } catch {}`,
    resolveDir: root,
  },
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2024',
  outfile: path.join(root, 'dist/browser/theme.js'),
  logLevel: 'error',
});

await build({
  stdin: {
    contents: [
      `import './dist/tokens/tokens.css';`,
      `import './dist/toaster/placement.css';`,
      ...modules.map((module) => `export * from '${module}';`),
      `export { ${react.join(', ')} } from 'react';`,
      `export { createRoot } from 'react-dom/client';`,
    ].join('\n'),
    resolveDir: root,
    sourcefile: 'portico-ui.js',
  },
  bundle: true,
  plugins: [withoutInlineStyle],
  minify: true,
  format: 'esm',
  target: 'es2024',
  define: { 'process.env.NODE_ENV': '"production"' },
  outfile: path.join(root, 'dist/browser/portico-ui.js'),
  legalComments: 'linked',
  logLevel: 'error',
});

/** Returns the names that a module of dist/ exports, with the module that defines each; re-exports point to their origin. */
function exportsOf(module: string): { name: string; origin: string }[] {
  const { staticExports } = parseSync(module, readFileSync(path.join(root, module), 'utf8')).module;
  return staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) => {
      const origin = moduleRequest ? path.join(path.dirname(module), moduleRequest.value) : path.normalize(module);
      return exportName.name === null ? [] : [{ name: exportName.name, origin }];
    }),
  );
}
