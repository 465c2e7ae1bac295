import { brands, type Brand } from '@portico/brand';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figmaVariables } from './figma-variables.ts';
import { readFormulas } from './read-formulas.ts';
import { resolverFile } from './resolver-file.ts';
import { themes, tokenFile } from './token-file.ts';

/** The folder of the kit that holds the files. */
export const tokenFolder = fileURLToPath(new URL('../../../packages/ui/tokens/', import.meta.url));

/** Returns the content of every file of the bundled brands, by name. */
export function tokenFiles(): ReadonlyMap<string, string> {
  return new Map(Object.entries(brands).flatMap(([name, brand]) => tokenFilesOf(name, brand)));
}

/** Returns the name and content of each file of a brand. @param name what the files' names begin with, in kebab-case */
export function tokenFilesOf(name: string, brand: Brand): readonly (readonly [string, string])[] {
  const formulas = readFormulas(readFileSync(fileURLToPath(import.meta.resolve('@portico/ui/tokens.css')), 'utf8'));
  const files = new Map(themes.map((theme) => [theme, tokenFile(formulas, brand, theme)]));
  return [
    ...[...files].map(([theme, file]) => [`${name}.${theme}.tokens.json`, linePerItem(file)] as const),
    [`${name}.resolver.json`, linePerItem(resolverFile(name))],
    [`${name}.figma-variables.json`, linePerItem(figmaVariables(name, files))],
  ];
}

/** Returns JSON with what is on the third level, such as a token, on one line each, so that a change of a token is one changed line. */
function linePerItem(value: object): string {
  const inner = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const [open, close] = Array.isArray(part) ? '[]' : '{}';
    const items = Object.entries(part).map(
      ([name, item]) => `${Array.isArray(part) ? '' : `${JSON.stringify(name)}: `}${JSON.stringify(item)}`,
    );
    return `${open}\n    ${items.join(',\n    ')}\n  ${close}`;
  };
  const parts = Object.entries(value).map(([name, part]) => `  ${JSON.stringify(name)}: ${inner(part)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}
