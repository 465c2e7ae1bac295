import { parseAst } from 'vite';

/** What stories say, by where: in every file, or in the one of that name (`secret-field`), where a word means something else. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An own text for a phrase, or `undefined` where there is none. */
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

/** JSX joins lines by a space, so a phrase is written in one line. */
const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** The space around a phrase is the layout's. */
function withSpaceOf(original: string, text: string): string {
  return `${/^\s*/.exec(original)?.[0] ?? ''}${text}${/\s*$/.exec(original)?.[0] ?? ''}`;
}

function edited(text: string, translate: Translate): string | undefined {
  const phrase = inOneLine(text);
  const translated = phrase === '' ? undefined : translate(phrase);
  return translated === undefined ? undefined : withSpaceOf(text, translated);
}

/** The edit that a literal wants, if any. What it is a part of decides how a text is written down. */
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
    // Its range takes in the marks around it: a backtick, `${` or `}`.
    const from = start + 1;
    return { start: from, end: from + raw.length, text: text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`) };
  }
  return undefined;
}

function collect(node: Node, parent: Node | undefined, translate: Translate, edits: Edit[]): void {
  // A path is no phrase, and a type says nothing.
  if (/^(Import|Export(All)?)Declaration$|^TS(?!AsExpression|SatisfiesExpression|NonNull)/.test(node.type)) return;
  const edit = editOf(node, parent, translate);
  if (edit) edits.push(edit);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, node, translate, edits);
  }
}

/** The same module with every phrase that has a translation said in the other language. Nothing else of it changes. */
export function translateSource(code: string, translate: Translate): string {
  const edits: Edit[] = [];
  // Its node types are many; here only their shape matters.
  collect(parseAst(code, { lang: 'tsx' }) as unknown as Node, undefined, translate, edits);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code);
}
