/**
 * The kit for pages without a bundler: after tsup has written dist/, one ES module with React and every component, and one stylesheet
 * with tokens and every rule, in dist/browser.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');
const { publishConfig } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  publishConfig: { exports: Readonly<Record<string, string | { default: string }>> };
};
const modules = Object.values(publishConfig.exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]));

/** What a page needs of React to put components together. */
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

const { metafile } = await build({
  stdin: {
    contents: [
      `import './dist/tokens/tokens.css';`,
      `import './dist/toaster/toaster.css';`,
      ...modules.map((module) => `export * from '${module}';`),
      `export { ${react.join(', ')} } from 'react';`,
      `export { createRoot } from 'react-dom/client';`,
    ].join('\n'),
    resolveDir: root,
    sourcefile: 'portico-ui.js',
  },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2024',
  define: { 'process.env.NODE_ENV': '"production"' },
  outfile: path.join(root, 'dist/browser/portico-ui.js'),
  legalComments: 'linked',
  metafile: true,
  logLevel: 'error',
});

const bundled = new Set(Object.values(metafile.outputs).flatMap((output) => output.exports));
const lost = modules.flatMap(exportsOf).filter((name) => !bundled.has(name));
// `export *` leaves out a name that two components have, and says nothing.
if (lost.length > 0) throw new Error(`Two components of the kit export the same name: ${lost.join(', ')}`);

function exportsOf(module: string): string[] {
  const { staticExports } = parseSync(module, readFileSync(path.join(root, module), 'utf8')).module;
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []));
}
