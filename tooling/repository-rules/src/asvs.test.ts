import path from 'node:path';
import { expect, test } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';
import { files, isTest, read } from './repository.ts';

const table = 'docs/security/asvs.md';
const states = ['passed', 'documented', 'deployer', 'not applicable', 'not met', 'open'] as const;
type Link = { file: string; heading: string | undefined; titles: string[] };
type Row = { number: string; level: number; state: string; where: string; links: Link[] };

const rows: readonly Row[] = read(table)
  .split('\n')
  .map((line) => line.split(' |').map((cell) => cell.replace(/^\| ?/, '').trim()))
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([number = '', level, _topic, state = '', where = '']) => ({ number, level: Number(level), state, where, links: linksIn(where) }));

/** The links of a cell. Those to tests are followed by the tests' titles in “quotes”. */
function linksIn(cell: string): Link[] {
  return [...cell.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)((?:,? “[^”]+”)*)/g)].map(([, target = '', heading, titles = '']) => ({
    file: path.join(path.dirname(table), target),
    heading,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));
}

function hasTest(file: string, title: string): boolean {
  const text = read(file).replaceAll(/\\(['"`\\])/g, '$1');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote},`));
}

function hasHeading(file: string, anchor: string): boolean {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
  return [...read(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
}

const described = ({ number }: Row, { file }: Link, what = '') =>
  [number, path.basename(file), what].filter((part) => part !== '').join(' ');

test('the ASVS table has each requirement of levels 1 and 2 once, in order', () => {
  expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(asvsRequirements);
});

test('each row of the ASVS table has a known state and what that state needs', () => {
  const needs: Readonly<Record<string, (row: Row) => boolean>> = {
    passed: ({ links }) => links.some(({ file, titles }) => isTest(file) && titles.length > 0),
    documented: ({ links }) => links.some(({ file }) => !isTest(file)),
    deployer: ({ links }) => links.some(({ file, heading }) => file.startsWith('docs/guides/') && heading !== undefined),
    'not applicable': ({ where }) => where !== '',
    'not met': ({ links }) =>
      links.some(({ file, heading }) => /^docs\/(?:specification\.md$|decisions\/)/.test(file) && heading !== undefined) &&
      links.some(({ file, titles }) => isTest(file) && titles.length > 0),
    open: ({ where }) => where !== '',
  };
  expect(rows.filter((row) => needs[row.state]?.(row) !== true).map(({ number }) => number)).toEqual([]);
});

test('every file, heading and test that the ASVS table names exists', () => {
  const missing = rows.flatMap((row) =>
    row.links.flatMap((link) => {
      const { file, heading, titles } = link;
      if (!files.includes(file)) return [described(row, link)];
      if (isTest(file) && titles.length === 0) return [described(row, link, 'without a title')];
      if (heading !== undefined && !hasHeading(file, heading)) return [described(row, link, `#${heading}`)];
      return titles.filter((title) => !hasTest(file, title)).map((title) => described(row, link, title));
    }),
  );
  expect(missing).toEqual([]);
});

test.each([table, 'SECURITY.md'])('%s lists unmet requirements before all else', (page) => {
  const listed = [...(read(page).split('\n## V1 ')[0] ?? '').matchAll(/^- (\d+\.\d+\.\d+): /gm)].map(([, number]) => number);
  expect(listed).toEqual(rows.filter(({ state }) => state === 'not met').map(({ number }) => number));
});

test('the counts of the ASVS table are those of its rows', () => {
  const counted = states.map((state) => [state, rows.filter((row) => row.state === state).length]);
  const stated = states.map((state) => [state, Number(new RegExp(`^\\| ${state} .*\\| +(\\d+) +\\|$`, 'm').exec(read(table))?.[1])]);
  expect(stated).toEqual(counted);
  expect(read(table)).toContain(`Each of the ${asvsRequirements.length} requirements`);
});
