import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './plan.ts';
import type { Plan } from './plan.ts';

const api = 'apps/api/src';

/** Where a domain's files are: a folder of the modules, or one within such a folder; a new one where there is none. */
export function moduleFolder(plan: Plan, domain: string): string {
  const modules = path.join(plan.root, api, 'modules');
  const wings = existsSync(modules) ? readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const wing = wings.find(({ name }) => name !== domain && existsSync(path.join(modules, name, domain)));
  return `${api}/modules/${wing === undefined ? domain : `${wing.name}/${domain}`}`;
}

/** How a file there imports one of the API, `operations/operation.ts` say. */
export function pathInApi(folder: string, file: string): string {
  return path.posix.relative(folder, `${api}/${file}`);
}

/** Adds the import and the line of what a file exports to a registry, whose list is the object that ends at `end`. */
export function register(plan: Plan, registry: string, name: string, file: string, end = '\n};'): void {
  plan.change(`${api}/registry/${registry}.ts`, (text) => {
    const lines = text.split('\n');
    const imports = lines.filter((line) => /^import (type )?\{ .* from '\.\.\//.test(line));
    const listEnd = text.indexOf(end, text.indexOf(' = {'));
    if (imports.length === 0 || listEnd === -1) throw new Refusal(`registry/${registry}.ts has no list to add to`);
    const added = `import { ${name} } from '${path.posix.relative(`${api}/registry`, file)}';`;
    const sorted = [...imports, added].toSorted((one, other) => (sourceOf(one) < sourceOf(other) ? -1 : 1));
    const first = text.indexOf(imports[0] ?? '');
    const lastImport = imports.at(-1) ?? '';
    const last = text.indexOf(lastImport) + lastImport.length;
    return `${text.slice(0, first)}${sorted.join('\n')}${text.slice(last, listEnd)}\n  ${name},${text.slice(listEnd)}`;
  });
}

function sourceOf(line: string): string {
  return /'(.*)'/.exec(line)?.[1] ?? '';
}
