/**
 * Keeps both maps of package.json (`exports` for the workspace, `publishConfig.exports` for the registry) in sync with src/: every
 * component module is a separate entry, so that an application loads only what it imports. `--check` only compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Modules next to a folder's main one with their own public import. All other files of a folder are private. */
const furtherModules = ['labels/labels-provider', 'menu/menu-items', 'sidebar/sidebar-item'];
/** Public modules without markup. */
const plainModules = ['labels/english-labels', 'labels/russian-labels', 'lazily/lazily', 'tokens/contrast', 'tokens/stored-theme'];
const styleSheets = { 'fonts.css': 'tokens/fonts.css', 'tokens.css': 'tokens/tokens.css', 'toaster.css': 'toaster/placement.css' };
/** Folders that are private to the kit. */
const privateFolders = new Set(['internal', 'tokens']);

const root = new URL('../', import.meta.url);
const manifestFile = new URL('package.json', root);

function mainModules(): string[] {
  return globSync('*/*.tsx', { cwd: new URL('src/', root) })
    .map((file) => file.slice(0, -'.tsx'.length).replaceAll('\\', '/'))
    .filter((module) => {
      const [folder = '', name] = module.split('/');
      return name === folder && !privateFolders.has(folder);
    });
}

const nameOf = (module: string): string => `./${module.slice(module.lastIndexOf('/') + 1)}`;
function inOrder(map: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(map);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

const workspace: Record<string, unknown> = {};
const published: Record<string, unknown> = {};
for (const module of [...mainModules(), ...furtherModules, ...plainModules]) {
  workspace[nameOf(module)] = `./src/${module}.${plainModules.includes(module) ? 'ts' : 'tsx'}`;
  published[nameOf(module)] = { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}
for (const [name, sheet] of Object.entries(styleSheets)) {
  workspace[`./${name}`] = `./src/${sheet}`;
  published[`./${name}`] = `./dist/${sheet}`;
}
for (const file of globSync('*.json', { cwd: new URL('tokens/', root) })) {
  workspace[`./tokens/${file}`] = `./tokens/${file}`;
  published[`./tokens/${file}`] = `./tokens/${file}`;
}
// For the documentation, which shows the size of each component; not published.
workspace['./sizes.json'] = './sizes.json';

const before = readFileSync(manifestFile, 'utf8');
const manifest = JSON.parse(before) as { exports?: unknown; publishConfig?: object };
manifest.exports = inOrder(workspace);
manifest.publishConfig = { ...manifest.publishConfig, exports: inOrder(published) };
const after = `${JSON.stringify(manifest, null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (after !== before) {
    process.stderr.write('package.json of @portico/ui does not export what src/ holds: run `pnpm --filter @portico/ui exports`\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(manifestFile, after);
}
