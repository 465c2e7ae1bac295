import { nodesOf, textOf, walk, type SyntaxNode } from './syntax.ts';

/** What a file imports from the kit: the exported name by the local one. */
export type KitNames = ReadonlyMap<string, string>;

/**
 * Returns the names that a file imports from the kit.
 *
 * @param isOwn true inside the kit, whose modules import each other by path
 */
export function kitNames(program: SyntaxNode, isOwn: boolean): KitNames {
  const names = new Map<string, string>();
  for (const node of nodesOf(program['body'])) {
    const from = node.type === 'ImportDeclaration' ? textOf(node['source']) : undefined;
    if (!from || !(from.startsWith('@portico/ui/') || (isOwn && /^\.\.?\/[^']*\.tsx?$/.test(from)))) continue;
    for (const specifier of nodesOf(node['specifiers'])) {
      const [local, imported] = [textOf(specifier['local']), textOf(specifier['imported'])];
      if (local && imported) names.set(local, imported);
    }
  }
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const local = textOf(node['id']);
    // A component that loads late keeps its name.
    if (local && nodesOf(node['init']).some(loadsKit)) names.set(local, local);
  });
  return names;
}

function loadsKit(value: SyntaxNode): boolean {
  let loads = false;
  walk(value, (node) => {
    if (node.type === 'ImportExpression' && textOf(node['source'])?.startsWith('@portico/ui/')) loads = true;
    return !/Block/.test(node.type);
  });
  return loads;
}

/** Returns the kit's types and components that an annotation mentions, also within other types. */
export function mentioned(annotation: unknown, names: KitNames): string[] {
  const found: string[] = [];
  for (const node of nodesOf(annotation)) {
    walk(node, (part) => {
      const name = part.type === 'Identifier' ? names.get(textOf(part) ?? '') : undefined;
      if (name) found.push(name);
    });
  }
  return found;
}
