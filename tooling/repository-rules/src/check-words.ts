/** `pnpm check words`: keeps words that the field does not use out of names and comments. CONTRIBUTING and the glossary say which to use. */
import { parseSync, Visitor } from 'oxc-parser';
import { read, writtenFiles } from './repository.ts';

/** Parts of names, with what to say instead. */
const inNames: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/hindrance|obstacle/i, 'blockedReason'],
  [/denialOf/, 'deniedReason'],
  [/(come|on|when|use|is)Alive|^alive$/, 'hydrated'],
  [/(is|was)Drawn|drawn(For|At|Frame)/, 'prerendered'],
  [/^(most|least)[A-Z]/, 'max or min, with the unit last'],
  [/AtMost$/, 'max'],
  [/LifeMs$/, 'ttlMs'],
  [/judge/i, 'validate'],
  [/witness/i, 'audit'],
  [/shutOut/, 'revoke'],
  [/giveUp|givenUp/, 'abandon'],
  [/leftBehind/, 'stale'],
  [/countTries/, 'consumeRateLimit'],
  [/^(told|said|asked|heard|begun|sought)$/, 'what the value is, such as message, request or pending'],
];

/** Phrases in comments. */
const inComments =
  /\b(whoever|whatever|nobody|nobody['’]s|somebody|somebody['’]s|anybody|anew|of (?:its|their|his) own|(?:goes|went) on|(?:is|are|was|were) told|any more|gives? back|by itself|by themselves|for ever|in vain)\b/i;

/** Released migrations never change. */
const isFrozen = (file: string) => /\/migrations\//.test(file);

type Finding = { file: string; line: number; word: string; instead?: string };

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function phrasesIn(file: string, text: string, comments: readonly { start: number; value: string }[]): Finding[] {
  return comments.flatMap(({ start, value }) => {
    const [word] = inComments.exec(value.replaceAll(/\s+\*?\s*/g, ' ')) ?? [];
    return word === undefined ? [] : [{ file, line: lineOf(text, start), word }];
  });
}

function inCode(file: string): Finding[] {
  const text = read(file);
  const { program, comments } = parseSync(file, text);
  const findings = phrasesIn(file, text, comments);
  new Visitor({
    Identifier: ({ name, start }) => {
      const [, instead] = inNames.find(([pattern]) => pattern.test(name)) ?? [];
      if (instead !== undefined) findings.push({ file, line: lineOf(text, start), word: name, instead });
    },
  }).visit(program);
  return findings;
}

function inStylesheet(file: string): Finding[] {
  const text = read(file);
  const comments = [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: value, index }) => ({ start: index, value }));
  return phrasesIn(file, text, comments);
}

const findings = [
  ...writtenFiles('.ts', '.tsx')
    .filter((file) => !isFrozen(file))
    .flatMap(inCode),
  ...writtenFiles('.css').flatMap(inStylesheet),
];
for (const { file, line, word, instead } of findings) {
  console.error(`${file}:${line}: "${word}"${instead === undefined ? ' in a comment' : `; use ${instead}`}`);
}
if (findings.length > 0) {
  console.error(`\n${findings.length} words to replace. See docs/glossary.md and CONTRIBUTING.md.`);
  process.exitCode = 1;
}
