import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as the rewriting reads it: positions, a type, and parts of any kind. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Returns the program, or undefined for a text that can't be parsed. */
export function parse(file: string, source: string): SyntaxNode | undefined {
  const { program, errors } = parseSync(file, source);
  // The tree is JSON; its own types name each kind of node.
  return errors.length > 0 ? undefined : (program as unknown as SyntaxNode);
}

/** Calls `visit` for a node and everything in it, from the outside in; `visit` returns false to leave a node's parts out. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const part of Object.values(node)) {
    if (isNode(part)) walk(part, visit);
    else if (Array.isArray(part)) for (const one of part) if (isNode(one)) walk(one, visit);
  }
}

/** Returns the name of an identifier, or the text of a string. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const text = node.type === 'Literal' ? node['value'] : node['name'];
  return typeof text === 'string' ? text : undefined;
}

/** Returns the nodes of a part that may be one, several or none. */
export function nodesOf(part: unknown): SyntaxNode[] {
  return (Array.isArray(part) ? part : [part]).filter(isNode);
}
