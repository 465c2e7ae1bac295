import { parseAst } from 'vite';

/** Translations by scope: every file, or one file name (`secret-field`), where a word means something else. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the translation of a phrase, or `undefined` without one. */
export type Translate = (phrase: string) => string | undefined;

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** JSX joins lines with a space, so phrases are on one line. */
const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** Whitespace around a phrase belongs to the layout. */
function withSpaceOf(original: string, text: string): string {
  return `${/^\s*/.exec(original)?.[0] ?? ''}${text}${/\s*$/.exec(original)?.[0] ?? ''}`;
}

function edited(text: string, translate: Translate): string | undefined {
  const phrase = inOneLine(text);
  const translated = phrase === '' ? undefined : translate(phrase);
  return translated === undefined ? undefined : withSpaceOf(text, translated);
}

/** Returns the edit for a literal, if any. Its parent determines how the text is written. */
function editOf(node: Node, parent: Node | undefined, translate: Translate): Edit | undefined {
  const { start, end } = node;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const text = edited(node.value, translate);
    if (text === undefined) return undefined;
    return { start, end, text: parent?.type === 'JSXAttribute' ? `{${JSON.stringify(text)}}` : JSON.stringify(text) };
  }
  if (node.type === 'JSXText' && typeof node.value === 'string') {
    const text = edited(node.value, translate);
    return text === undefined ? undefined : { start, end, text };
  }
  if (node.type === 'TemplateElement') {
    const { raw, cooked } = node.value as { raw: string; cooked: string | null };
    const text = cooked === null ? undefined : edited(cooked, translate);
    if (text === undefined) return undefined;
    // The range includes the delimiters: a backtick, `${` or `}`.
    const from = start + 1;
    return { start: from, end: from + raw.length, text: text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`) };
  }
  return undefined;
}

function collect(node: Node, parent: Node | undefined, translate: Translate, edits: Edit[]): void {
  // Import paths and types are not phrases.
  if (/^(Import|Export(All)?)Declaration$|^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(node.type)) return;
  const edit = editOf(node, parent, translate);
  if (edit) edits.push(edit);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, node, translate, edits);
  }
}

/** Returns the module with every translated phrase replaced, and nothing else changed. */
export function translateSource(code: string, translate: Translate): string {
  const edits: Edit[] = [];
  // The parser has many node types; only their shape matters here.
  collect(parseAst(code, { lang: 'tsx' }) as unknown as Node, undefined, translate, edits);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code);
}
