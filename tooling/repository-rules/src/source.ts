import { parseSync, Visitor } from 'oxc-parser';
import type { Comment, Program } from 'oxc-parser';
import { read } from './repository.ts';

export type Import = { file: string; target: string };

/** Returns everything that a file imports or re-exports, statically or dynamically. */
export const importsOf = (file: string): readonly Import[] => factsOf(file).imports;

/** Returns whether a file only re-exports others. */
export const isBarrel = (file: string): boolean => factsOf(file).isBarrel;

/** Counts lines of code without blank lines and comments. */
export const countCodeLines = (file: string): number => factsOf(file).codeLines;

type Facts = { imports: readonly Import[]; isBarrel: boolean; codeLines: number };
const facts = new Map<string, Facts>();

/** Several rules read the facts of every file, so each file is parsed once. */
function factsOf(file: string): Facts {
  const known = facts.get(file);
  if (known !== undefined) return known;
  const text = read(file);
  const parsed = parseFile(file);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const reexported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2]);
  const targets = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexported, ...dynamic];
  const found = {
    imports: [...new Set(targets)].flatMap((target) => (target === undefined ? [] : { file, target })),
    // The syntax tree takes ten times as long as the rest.
    isBarrel: reexported.length > 0 && parsed.program.body.every(isReexport),
    codeLines: withoutComments(text, parsed.comments)
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  };
  facts.set(file, found);
  return found;
}

const isReexport = (node: Program['body'][number]) =>
  node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null);

const withoutComments = (text: string, comments: readonly Comment[]) =>
  comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, '') + rest.slice(end),
    text,
  );

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
  'label',
]);

/** Returns texts that would be in a single language: between tags, and in visible or accessible attributes. */
export function literalTexts(file: string): string[] {
  return literalTextsOf(parseFile(file).program);
}

export function literalTextsOf(program: Program): string[] {
  const texts: string[] = [];
  const isWord = (text: string) => /\p{L}/u.test(text);
  new Visitor({
    JSXText: (node) => void (isWord(node.value) && texts.push(node.value.trim())),
    JSXExpressionContainer(node) {
      if (node.expression.type === 'Literal' && typeof node.expression.value === 'string' && isWord(node.expression.value))
        texts.push(node.expression.value);
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !spokenAttributes.has(node.name.name)) return;
      if (node.value?.type === 'Literal' && typeof node.value.value === 'string' && isWord(node.value.value)) texts.push(node.value.value);
    },
  }).visit(program);
  return texts;
}

function parseFile(file: string) {
  const result = parseSync(file, read(file));
  const [error] = result.errors;
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);
  return result;
}
