import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readIcons } from './read-icons.ts';
import { readKit, type Entries } from './read-kit.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const kitFolder = path.join(repository, 'packages/ui');

function readEntries(): Entries {
  const { exports } = JSON.parse(readFileSync(path.join(kitFolder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const modules = Object.entries(exports).filter(([, file]) => /\.tsx?$/.test(file));
  return new Map(modules.map(([entry, file]) => [entry.replace('./', ''), path.join(kitFolder, file)]));
}

/** The groups of components in the kit's README, in its order: what each is for, and the entries in it. */
function readGroups(): readonly { purpose: string; entries: readonly string[] }[] {
  const readme = readFileSync(path.join(kitFolder, 'README.md'), 'utf8');
  const [, table = ''] = /\n## Components\n([^]*?)\n## /.exec(readme) ?? [];
  return [...table.matchAll(/^\| ([^|`]+?) +\| (.*`.*) \|$/gm)].map(([, purpose = '', cell = '']) => ({
    purpose,
    entries: [...cell.matchAll(/`([a-z-]+)`/g)].map(([, entry = '']) => entry),
  }));
}

/** What each entry costs, as `@portico/packing` measured it and tests that it still does. */
function readSizes(): unknown {
  const { components } = JSON.parse(readFileSync(path.join(kitFolder, 'sizes.json'), 'utf8')) as { components: unknown };
  return components;
}

function iconsModule(): string {
  const kit = readIcons(path.join(kitFolder, 'src'));
  const portal = readIcons(path.join(repository, 'apps/portal/src'));
  const names = [...new Set([...kit, ...portal])].toSorted();
  const rows = names.map((name) => `{ name: '${name}', Icon: ${name}, inKit: ${kit.includes(name)}, inPortal: ${portal.includes(name)} }`);
  return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${rows.join(', ')}];`;
}

const modules: Readonly<Record<string, () => string>> = {
  'kit-docs.ts': () => `export const kitDocs = ${JSON.stringify(readKit(kitFolder, readEntries()))};`,
  'kit-groups.ts': () => `export const kitGroups = ${JSON.stringify(readGroups())};`,
  'kit-sizes.ts': () => `export const kitSizes = ${JSON.stringify(readSizes())};`,
  'kit-icons.ts': iconsModule,
};

/**
 * What the pages say of the kit, read from its sources, so that no page can be out of date: the modules beside this file that only declare
 * what they export get their values here.
 */
export function kitFacts(): Plugin {
  return {
    name: 'portico:kit-facts',
    enforce: 'pre',
    load: (id) => (path.dirname(id) === import.meta.dirname ? modules[path.basename(id)]?.() : undefined),
  };
}
