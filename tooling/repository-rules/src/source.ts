import { parseSync, Visitor } from 'oxc-parser';
import type { Program } from 'oxc-parser';
import { read } from './repository.ts';

export type Import = { file: string; target: string };

/** Returns everything that a file imports or re-exports, statically or dynamically. */
export function importsOf(file: string): Import[] {
  const { program } = parseFile(file);
  const targets: string[] = [];
  new Visitor({
    ImportDeclaration: (node) => void targets.push(node.source.value),
    ExportAllDeclaration: (node) => void targets.push(node.source.value),
    ExportNamedDeclaration: (node) => void (node.source && targets.push(node.source.value)),
    ImportExpression: (node) =>
      void (node.source.type === 'Literal' && typeof node.source.value === 'string' && targets.push(node.source.value)),
  }).visit(program);
  return targets.map((target) => ({ file, target }));
}

/** Returns whether a file only re-exports others. */
export function isBarrel(file: string): boolean {
  const { body } = parseFile(file).program;
  return (
    body.length > 0 &&
    body.every((node) => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null))
  );
}

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

/** Counts lines of code without blank lines and comments. */
export function countCodeLines(file: string): number {
  const text = read(file);
  const { comments } = parseFile(file);
  const withoutComments = comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, '') + rest.slice(end),
    text,
  );
  return withoutComments.split('\n').filter((line) => line.trim() !== '').length;
}

function parseFile(file: string) {
  const result = parseSync(file, read(file));
  const [error] = result.errors;
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);
  return result;
}
