import { kitNames, mentioned, type KitNames } from './kit-names.ts';
import { fields, nested, props, toned, tones, type Names } from './renames.ts';
import { isNode, nodesOf, parse, textOf, walk, type SyntaxNode } from './syntax.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns a file's text with the new names, or the same text if nothing in it is the kit's. Code blocks are rewritten in Markdown. */
export function rewriteSource(file: string, source: string, isOwn = false): string {
  if (/\.mdx?$/.test(file)) {
    return source.replaceAll(/(^```(?:tsx|jsx|ts|js)\n)(.*?)(^```)/gms, (_block, start: string, code: string, end: string) => {
      return start + rewriteSource('block.tsx', code, isOwn) + end;
    });
  }
  const program = parse(file, source);
  if (!program) return source;
  const edits = new Map(editsOf(program, kitNames(program, isOwn), isOwn).map((edit) => [edit.start, edit]));
  let text = source;
  for (const { start, end, text: next } of [...edits.values()].toSorted((one, other) => other.start - one.start)) {
    text = text.slice(0, start) + next + text.slice(end);
  }
  return text;
}

function editsOf(program: SyntaxNode, names: KitNames, isOwn: boolean): Edit[] {
  const edits: Edit[] = [];
  const hasTones = [...names.values()].some((name) => toned.has(name));
  const story = storyOf(program, names);
  const objects = objectsOf(program);

  const renameKey = (node: SyntaxNode, map: Names): void => {
    const name = textOf(node['key']);
    const next = name === undefined ? undefined : Object.hasOwn(map, name) ? map[name] : undefined;
    if (next === undefined || node['computed'] || !isNode(node['key'])) return;
    const { start, end } = node['key'];
    edits.push({ start, end, text: node['shorthand'] ? `${next}: ${name}` : next });
  };
  /** Renames the keys of an object. */
  const renameKeys = (object: unknown, map: Names): void => {
    for (const one of nodesOf(object)) for (const property of nodesOf(one['properties'])) renameKey(property, map);
  };
  /** Renames the keys of all objects in a value. */
  const renameWithin = (value: unknown, map: Names): void => {
    for (const one of nodesOf(value)) walk(one, (node) => renameKeys(node.type === 'ObjectExpression' ? node : undefined, map));
  };
  const renameText = (node: SyntaxNode, map: Names): void => {
    const text = node.type === 'Literal' ? textOf(node) : undefined;
    const next = text !== undefined && Object.hasOwn(map, text) ? map[text] : undefined;
    if (next !== undefined) edits.push({ start: node.start + 1, end: node.end - 1, text: next });
  };
  /** Renames the tones among the results of an expression: not what it compares, and no keys. */
  const renameTones = (value: unknown): void => {
    for (const node of nodesOf(value)) {
      if (node.type === 'Literal') renameText(node, tones);
      else if (node.type === 'ConditionalExpression') renameTones([node['consequent'], node['alternate']]);
      else if (node.type === 'LogicalExpression') renameTones([node['left'], node['right']]);
      else if (node.type === 'ObjectExpression') renameTones(node['properties']);
      else if (node.type === 'ArrayExpression') renameTones(node['elements']);
      else if (node.type === 'Property') renameTones(node['value']);
      else if (isNode(node['expression'])) renameTones(node['expression']);
    }
  };
  /** Renames what an annotated value holds. */
  const renameTyped = (annotation: unknown, value: unknown): void => {
    const [keys, ...held] = recordOf(annotation);
    if (mentioned(keys, names).some((name) => name.endsWith('Tone'))) renameKeys(value, tones);
    for (const name of mentioned(keys ? held : annotation, names)) {
      if (fields[name]) renameWithin(value, fields[name]);
      if (name.endsWith('Tone')) renameTones(value);
    }
  };
  const renameProps = (component: string, properties: unknown): void => {
    for (const property of nodesOf(properties)) {
      renameKey(property, props[component] ?? {});
      const map = nested[component]?.[textOf(property['key']) ?? ''];
      if (map) renameWithin(property['value'], map);
    }
  };

  walk(program, (node) => {
    switch (node.type) {
      case 'JSXOpeningElement': {
        const component = names.get(textOf(node['name']) ?? '');
        if (!component) return;
        for (const attribute of nodesOf(node['attributes'])) {
          if (attribute.type === 'JSXSpreadAttribute') {
            const spread = objects.get(textOf(attribute['argument']) ?? '');
            if (spread) renameProps(component, spread['properties']);
            continue;
          }
          const name = textOf(attribute['name']) ?? '';
          const next = props[component]?.[name];
          if (next && isNode(attribute['name'])) edits.push({ ...positionsOf(attribute['name']), text: next });
          const map = nested[component]?.[name];
          if (map) renameWithin(attribute['value'], map);
          if (name === 'tone' && toned.has(component)) renameTones(attribute['value']);
        }
        return;
      }
      case 'CallExpression': {
        const [first, second] = nodesOf(node['arguments']);
        const component = first?.type === 'Identifier' ? names.get(textOf(first) ?? '') : undefined;
        if (component && second?.type === 'ObjectExpression') renameProps(component, second['properties']);
        renameTyped(node['typeArguments'], node['arguments']);
        return;
      }
      case 'VariableDeclarator': {
        const annotation = isNode(node['id']) ? node['id']['typeAnnotation'] : undefined;
        renameTyped(annotation, node['init']);
        return;
      }
      case 'TSSatisfiesExpression':
      case 'TSAsExpression': {
        renameTyped(node['typeAnnotation'], node['expression']);
        return;
      }
      case 'ObjectPattern': {
        for (const name of mentioned(node['typeAnnotation'], names)) if (fields[name]) renameKeys(node, fields[name]);
        return;
      }
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression': {
        const body = nodesOf(node['body']);
        const returned = body.flatMap((one) => (one.type === 'BlockStatement' ? returnsOf(one) : [one]));
        renameTyped(node['returnType'], returned);
        return;
      }
      case 'TSIndexedAccessType': {
        const [name] = mentioned(node['objectType'], names);
        if (name && isNode(node['indexType'])) renameLiterals(node['indexType'], fields[name]);
        return;
      }
      case 'TSTypeReference': {
        const [name] = mentioned(
          nodesOf(node['typeArguments']).flatMap((list) => nodesOf(list['params']).slice(0, 1)),
          names,
        );
        const utility = textOf(node['typeName']);
        if (!name || (utility !== 'Omit' && utility !== 'Pick')) return;
        for (const list of nodesOf(node['typeArguments'])) {
          const [, keys] = nodesOf(list['params']);
          if (keys) renameLiterals(keys, fields[name]);
        }
        return;
      }
      case 'Property': {
        const key = textOf(node['key']);
        if (key === 'tone' && (hasTones || story)) renameTones(node['value']);
        if (key === 'args' && story && isNode(node['value'])) renameProps(story, node['value']['properties']);
        return;
      }
      case 'TemplateLiteral':
        rewriteTemplate(node);
        return;
      default:
    }
  });
  return edits;

  function renameLiterals(node: SyntaxNode, map: Names | undefined): void {
    if (map) walk(node, (part) => renameText(part, map));
  }

  /** Code samples in documentation are template literals. */
  function rewriteTemplate(node: SyntaxNode): void {
    const [quasi] = nodesOf(node['quasis']);
    if (!quasi || nodesOf(node['expressions']).length > 0) return;
    const { cooked } = quasi['value'] as { cooked: string | null };
    if (!cooked?.includes('@portico/ui/')) return;
    const next = rewriteSource('block.tsx', cooked, isOwn);
    if (next === cooked) return;
    const escaped = next.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
    edits.push({ start: node.start + 1, end: node.end - 1, text: escaped });
  }
}

const positionsOf = ({ start, end }: SyntaxNode): { start: number; end: number } => ({ start, end });

/** Returns the key and value types of an annotation that is a `Record`. */
function recordOf(annotation: unknown): SyntaxNode[] {
  let found: SyntaxNode[] = [];
  for (const one of nodesOf(annotation)) {
    walk(one, (node) => {
      if (found.length === 0 && textOf(node['typeName']) === 'Record')
        found = nodesOf(node['typeArguments']).flatMap((list) => nodesOf(list['params']));
    });
  }
  return found;
}

/** Returns the objects that variables hold, by name. */
function objectsOf(program: SyntaxNode): Map<string, SyntaxNode> {
  const objects = new Map<string, SyntaxNode>();
  walk(program, (node) => {
    const name = node.type === 'VariableDeclarator' ? textOf(node['id']) : undefined;
    const [init] = nodesOf(node['init']);
    if (name && init?.type === 'ObjectExpression') objects.set(name, init);
  });
  return objects;
}

/** Returns the component that a stories file is about: the one of its `Meta<typeof …>`. */
function storyOf(program: SyntaxNode, names: KitNames): string | undefined {
  let story: string | undefined;
  walk(program, (node) => {
    if (node.type !== 'TSTypeReference' || textOf(node['typeName']) !== 'Meta') return;
    walk(node, (part) => {
      if (part.type === 'TSTypeQuery') story ??= names.get(textOf(part['exprName']) ?? '');
    });
  });
  return story;
}

/** Returns what a function's body returns, without the functions in it. */
function returnsOf(body: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(body, (node) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'ReturnStatement') found.push(...nodesOf(node['argument']));
    return undefined;
  });
  return found;
}
