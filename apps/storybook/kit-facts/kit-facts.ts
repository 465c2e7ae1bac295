import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { KitDoc } from './component-doc.ts';
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

/** Reads the component groups of the kit's README in order, each with its purpose and entries. */
function readGroups(): readonly { purpose: string; entries: readonly string[] }[] {
  const readme = readFileSync(path.join(kitFolder, 'README.md'), 'utf8');
  const [, table = ''] = /\n## Components\n([^]*?)\n## /.exec(readme) ?? [];
  return [...table.matchAll(/^\| ([^|`]+?) +\| (`[a-z].*) \|$/gm)].map(([, purpose = '', cell = '']) => ({
    purpose,
    entries: [...cell.matchAll(/`([a-z-]+)`/g)].map(([, entry = '']) => entry),
  }));
}

/** Reads the cost of each entry, which `@portico/packing` measures and tests. */
function readSizes(): unknown {
  const { components } = JSON.parse(readFileSync(path.join(kitFolder, 'sizes.json'), 'utf8')) as { components: unknown };
  return components;
}

/** Reads the kit's address, and the first release whose changelog names a component. */
function readSource(): { url: string; since: Record<string, string> } {
  const {
    repository: { url, directory },
  } = JSON.parse(readFileSync(path.join(kitFolder, 'package.json'), 'utf8')) as {
    repository: { url: string; directory: string };
  };
  const [, ...releases] = readFileSync(path.join(kitFolder, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const named = releases.flatMap((release) =>
    [...release.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => [name, release.split('\n', 1)[0] ?? ''] as const),
  );
  // The oldest release is the last one in the file, and wins.
  return { url: `${url.replace(/^git\+|\.git$/g, '')}/tree/main/${directory}`, since: Object.fromEntries(named) };
}

/** Returns what each folder of the kit exports. */
export function readKitDocs(): Readonly<Record<string, KitDoc>> {
  return readKit(kitFolder, readEntries());
}

/** Imports each icon by name, so that no others are bundled. */
function iconsCode(): string {
  const kit = readIcons(path.join(kitFolder, 'src'));
  const portal = readIcons(path.join(repository, 'apps/portal/src'));
  const names = [...new Set([...kit, ...portal])].toSorted();
  const rows = names.map((name) => `{ name: '${name}', Icon: ${name}, inKit: ${kit.includes(name)}, inPortal: ${portal.includes(name)} }`);
  return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${rows.join(', ')}];\n`;
}

/** Replaces `kit.ts`, which only declares the facts, with values read from the sources, so that no page is outdated. */
export function kitFacts(): Plugin {
  const declared = path.join(import.meta.dirname, 'kit.ts');
  const code = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;
  return {
    name: 'portico:kit-facts',
    enforce: 'pre',
    load(id) {
      if (id !== declared) return undefined;
      const docs = readKitDocs();
      return [
        iconsCode(),
        code('kitDocs', docs),
        code('kitControls', controlsOf(docs)),
        code('kitGroups', readGroups()),
        code('kitSizes', readSizes()),
        code('kitSource', readSource()),
        code('tokenUsers', readTokenUsers(path.join(kitFolder, 'src'))),
      ].join('');
    },
  };
}
