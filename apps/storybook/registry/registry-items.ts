import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocks, type Block } from './blocks.ts';
import { shadcnTheme } from './shadcn-theme.ts';

/** An item of a shadcn registry, as far as ours need it. */
export interface RegistryItem {
  name: string;
  type: 'registry:block' | 'registry:theme';
  title: string;
  description: string;
  dependencies: readonly string[];
  files?: readonly { path: string; type: 'registry:file'; target: string; content: string }[];
  cssVars?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  css?: Readonly<Record<string, object>>;
}

const patterns = path.resolve(import.meta.dirname, '../src/patterns');
const repository = path.resolve(import.meta.dirname, '../../..');
/** Where a block's files land, in the folders that they have here, so that their imports stay right. */
const targetFolder = 'src/portico';

/** Returns the item of a block: its source with everything beside it that it imports. */
export function blockItem({ name, title, description, source }: Block): RegistryItem {
  const files = withImports(source);
  const contents = files.map((file) => ({ file, content: forEveryApp(file, source) }));
  return {
    name,
    type: 'registry:block',
    title,
    description,
    dependencies: packagesOf(contents.map(({ content }) => content)),
    files: contents.map(({ file, content }) => ({ path: file, type: 'registry:file', target: `${targetFolder}/${file}`, content })),
  };
}

/** Returns the theme, which paints shadcn's own components with the kit's tokens. */
export function themeItem(): RegistryItem {
  return {
    name: 'theme',
    type: 'registry:theme',
    title: 'Portico theme',
    description: 'The tokens of Portico for the components of shadcn',
    dependencies: ranged(['@portico/ui']),
    // Both themes are in each token, which follows `data-theme` or the system.
    cssVars: { light: shadcnTheme, dark: shadcnTheme },
    css: { "@import '@portico/ui/tokens.css'": {} },
  };
}

/** Returns every item. */
export function registryItems(): readonly RegistryItem[] {
  return [themeItem(), ...blocks.map(blockItem)];
}

/**
 * Returns a file that compiles in any app: imports have no file extension, because TypeScript rejects one by default, and the page is a
 * client component, so that a server component can render it.
 */
function forEveryApp(file: string, page: string): string {
  const code = readFileSync(path.join(patterns, file), 'utf8').replaceAll(/( from '\.[^']+)\.tsx?'/g, "$1'");
  return file === page ? `'use client';\n\n${code}` : code;
}

/** Returns a source and, one after the other, everything of `src/patterns` that it imports. */
function withImports(source: string): readonly string[] {
  const found = new Set([source]);
  for (const file of found) {
    const code = readFileSync(path.join(patterns, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/ from '(\.[^']+)'/g)) {
      const next = path.join(path.dirname(file), imported);
      if (next.startsWith('..')) throw new Error(`${file} imports ${imported}, which is not part of a block`);
      found.add(next);
    }
  }
  return [...found];
}

/** Returns the packages that sources import, without React, with their versions. */
function packagesOf(sources: readonly string[]): string[] {
  const imported = sources.flatMap((code) => [...code.matchAll(/ from '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(([, name = '']) => name));
  return ranged([...new Set(imported)].filter((name) => name !== 'react').toSorted());
}

/** Returns names with the versions that this repository has. */
function ranged(names: readonly string[]): string[] {
  return names.map((name) => {
    const folder = name === '@portico/ui' ? path.join(repository, 'packages/ui') : path.join(repository, 'packages/ui/node_modules', name);
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return `${name}@^${version}`;
  });
}
