import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { controlsOf } from './controls.ts';
import { readIcons } from './read-icons.ts';
import { readKit, type Entries } from './read-kit.ts';
import { readTokenUsers } from './read-token-users.ts';

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
  return [...table.matchAll(/^\| ([^|`]+?) +\| (`[a-z].*) \|$/gm)].map(([, purpose = '', cell = '']) => ({
    purpose,
    entries: [...cell.matchAll(/`([a-z-]+)`/g)].map(([, entry = '']) => entry),
  }));
}

/** What each entry costs, as `@portico/packing` measured it and tests that it still does. */
function readSizes(): unknown {
  const { components } = JSON.parse(readFileSync(path.join(kitFolder, 'sizes.json'), 'utf8')) as { components: unknown };
  return components;
}

/** Each icon is imported by its name, so that no other one comes along. */
function iconsCode(): string {
  const kit = readIcons(path.join(kitFolder, 'src'));
  const portal = readIcons(path.join(repository, 'apps/portal/src'));
  const names = [...new Set([...kit, ...portal])].toSorted();
  const rows = names.map((name) => `{ name: '${name}', Icon: ${name}, inKit: ${kit.includes(name)}, inPortal: ${portal.includes(name)} }`);
  return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${rows.join(', ')}];\n`;
}

/** Puts the facts in the place of `kit.ts`, which only declares them, so that no page can be out of date. */
export function kitFacts(): Plugin {
  const declared = path.join(import.meta.dirname, 'kit.ts');
  const code = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;
  return {
    name: 'portico:kit-facts',
    enforce: 'pre',
    load(id) {
      if (id !== declared) return undefined;
      const docs = readKit(kitFolder, readEntries());
      return [
        iconsCode(),
        code('kitDocs', docs),
        code('kitControls', controlsOf(docs)),
        code('kitGroups', readGroups()),
        code('kitSizes', readSizes()),
        code('tokenUsers', readTokenUsers(path.join(kitFolder, 'src'))),
      ].join('');
    },
  };
}
