import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { camelCase } from './casing.ts';
import { Refusal } from './plan.ts';
import type { Plan } from './plan.ts';

const api = 'apps/api/src';
const lineWidth = 140;

/** The parts of a manifest: an object of operations by id, and arrays of everything else. */
type Part = 'operations' | 'jobs' | 'mails' | 'settings' | 'commands';

/** Returns the folder of a domain: a module or a subfolder of one; a new module if none exists. */
export function moduleFolder(plan: Plan, domain: string): string {
  const modules = path.join(plan.root, api, 'modules');
  const all = existsSync(modules) ? readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const parent = all.find(({ name }) => name !== domain && existsSync(path.join(modules, name, domain)));
  return `${api}/modules/${parent === undefined ? domain : `${parent.name}/${domain}`}`;
}

/** Returns the import path from that folder to a file of the API, such as `operations/operation.ts`. */
export function pathInApi(folder: string, file: string): string {
  return path.posix.relative(folder, `${api}/${file}`);
}

/** Imports what `file` exports into its module's manifest, and adds its name to a list there. */
export function register(plan: Plan, part: Part, name: string, file: string): void {
  const [module = ''] = file.slice(`${api}/modules/`.length).split('/');
  const manifest = `${api}/modules/${module}/module.ts`;
  if (!existsSync(path.join(plan.root, manifest))) createManifest(plan, module, manifest);
  const from = `./${path.posix.relative(path.posix.dirname(manifest), file)}`;
  plan.change(manifest, (text) => withListed(withImport(text, name, from), part, name));
}

function createManifest(plan: Plan, module: string, manifest: string): void {
  const name = `${camelCase(module)}Module`;
  plan.create(
    manifest,
    `import { defineModule } from '../define-module.ts';

export const ${name} = defineModule({
});
`,
  );
  plan.change(`${api}/registry/modules.ts`, (text) => {
    const end = text.indexOf('\n] as const;');
    if (end === -1) throw new Refusal('registry/modules.ts has no list to extend');
    return withImport(`${text.slice(0, end)}\n  ${name},${text.slice(end)}`, name, `../modules/${module}/module.ts`);
  });
}

/** Adds a name to an existing import, or an import after the last one. */
export function withImport(text: string, name: string, from: string): string {
  const present = new RegExp(`^import (?:type )?\\{ (.*) \\} from '${from.replaceAll('.', '\\.')}';$`, 'm').exec(text);
  if (present?.[1] !== undefined) {
    const names = present[1].split(', ');
    if (names.includes(name)) return text;
    return text.replace(present[0], `import { ${[...names, name].toSorted().join(', ')} } from '${from}';`);
  }
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf('\n', last + 1) + 1;
  return `${text.slice(0, end)}import { ${name} } from '${from}';\n${text.slice(end)}`;
}

function withListed(text: string, part: Part, name: string): string {
  const [open, close] = part === 'operations' ? ['{', '}'] : ['[', ']'];
  const list = new RegExp(`^  ${part}: \\${open}([^\\${close}]*)\\${close},\n`, 'm').exec(text);
  const names = [
    ...(list?.[1] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    name,
  ];
  const isBroken = part === 'operations' || `  ${part}: [${names.join(', ')}],`.length > lineWidth;
  const inner = isBroken ? `\n${names.map((one) => `    ${one},\n`).join('')}  ` : names.join(', ');
  const line = `  ${part}: ${open}${inner}${close},\n`;
  if (list !== null) return text.replace(list[0], () => line);
  const end = text.lastIndexOf('});');
  return `${text.slice(0, end)}${line}${text.slice(end)}`;
}
