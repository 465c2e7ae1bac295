import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** These barrels have no side effects, and following all of their exports would put every page's code into the first chunk. */
const barrels = ['lucide-react', '@tanstack/react-query', '@tanstack/query-core'];

type Export = { readonly file: string; readonly name: string };

const nameOf = (node: { type: string; name?: string; value?: unknown }) => String(node.name ?? node.value);

/** Returns the exports that a barrel forwards from its own files, keyed by exported name. */
export function exportsOf(code: string, folder: string): Map<string, Export> {
  const found = new Map<string, Export>();
  const imported = new Map<string, Export>();
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, { file: path.join(folder, statement.source.value), name: nameOf(specifier.imported) });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const source = statement.source?.value;
    for (const { local, exported } of statement.specifiers) {
      const own = source?.startsWith('.') ? { file: path.join(folder, source), name: nameOf(local) } : imported.get(nameOf(local));
      if (own) found.set(nameOf(exported), own);
    }
  }
  return found;
}

/** Returns the packages whose exports a barrel forwards as a whole. */
export function packagesForwardedBy(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => (statement.type === 'ExportAllDeclaration' ? [statement.source.value] : []));
}

/**
 * Returns the code with every resolvable import from the barrel replaced by an import from the file behind it, or null when nothing
 * changed.
 */
export function importDirectly(code: string, barrel: string, exports: ReadonlyMap<string, Export>): string | null {
  let result = code;
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== barrel) continue;
    const lines = statement.specifiers.map((specifier) => {
      const own = specifier.type === 'ImportSpecifier' ? exports.get(nameOf(specifier.imported)) : undefined;
      if (!own) return null;
      return `import { ${JSON.stringify(own.name)} as ${specifier.local.name} } from ${JSON.stringify(own.file)};`;
    });
    if (lines.length === 0 || lines.includes(null)) continue;
    result = result.slice(0, statement.start) + lines.join(' ') + result.slice(statement.end);
  }
  return result === code ? null : result;
}

/** Rewrites barrel imports to the files behind them, so that the module graph shows what a page really needs (see `layers.ts`). */
export function directImports(): Plugin {
  const known = new Map<string, Promise<Map<string, Export>>>();
  type Resolve = (source: string, importer: string) => Promise<{ readonly id: string } | null>;

  async function exportsOfPackage(entry: string, resolve: Resolve): Promise<Map<string, Export>> {
    const code = await readFile(entry, 'utf8');
    const forwarded = await Promise.all(packagesForwardedBy(code).map((name) => resolve(name, entry)));
    const others = await Promise.all(forwarded.flatMap((found) => (found ? [exportsOfPackage(found.id, resolve)] : [])));
    return new Map([...others.flatMap((exports) => [...exports]), ...exportsOf(code, path.dirname(entry))]);
  }

  return {
    name: 'portico:direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: new RegExp(barrels.join('|'), 'u') },
      async handler(code, id) {
        let result = code;
        for (const barrel of barrels.filter((name) => code.includes(name))) {
          const entry = await this.resolve(barrel, id);
          if (!entry) continue;
          const exports = known.get(entry.id) ?? exportsOfPackage(entry.id, (source, importer) => this.resolve(source, importer));
          known.set(entry.id, exports);
          result = importDirectly(result, barrel, await exports) ?? result;
        }
        return result === code ? null : { code: result, map: null };
      },
    },
  };
}
