import path from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));

test.each(documents)('%s links to files that are there', (document) => {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => (/^([a-z]+:|#)/.test(target) ? [] : [target]));
  const missing = targets.filter((target) => {
    const wanted = path.join(path.dirname(document), target.split('#', 1)[0] ?? '').replace(/\/$/, '');
    return !files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
  });
  expect(missing).toEqual([]);
});

test('decisions are numbered without a gap, and each says what it is', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).toSorted();
  expect(decisions.map((file) => Number(path.basename(file).slice(0, 4)))).toEqual(decisions.map((_file, index) => index + 1));
  const parts = ['# ', '**Status:**', '**Context.**', '**Decision.**', '**Consequences.**'];
  expect(decisions.filter((file) => parts.some((part) => !read(file).includes(part)))).toEqual([]);
});

test.each(['README.md', 'packages/ui/README.md'])('%s names the browsers that the build is made for', (document) => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
  const text = read(document);
  const unnamed = browserslist.filter((entry) => {
    const [name = '', version = ''] = entry.split(' >= ');
    return !new RegExp(String.raw`\b${name}\b[^.,]*? ${version.replace('.', '[.]')}\b`, 'i').test(text);
  });
  expect(unnamed).toEqual([]);
});
