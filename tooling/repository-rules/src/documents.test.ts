import path from 'node:path';
import { expect, test } from 'vitest';
import { files, read } from './repository.ts';

const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));

test.each(documents)('%s links to existing files', (document) => {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => (/^([a-z]+:|#)/.test(target) ? [] : [target]));
  const missing = targets.filter((target) => {
    const wanted = path.join(path.dirname(document), target.split('#', 1)[0] ?? '').replace(/\/$/, '');
    return !files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
  });
  expect(missing).toEqual([]);
});

const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).toSorted();
const index = read('docs/decisions/README.md');

test('each decision has a status, a context, a decision and its consequences', () => {
  const parts = ['# ', '**Status:**', '## Context', '## Decision', '## Consequences'];
  expect(decisions.filter((file) => parts.some((part) => !read(file).includes(part)))).toEqual([]);
});

test('the index lists each decision once, and says where each superseded number went', () => {
  const listed = [...index.matchAll(/^- \[\d+\. [^\]]*\]\(([^)]+)\)/gm)].map(([, file = '']) => `docs/decisions/${file}`);
  expect(listed.toSorted()).toEqual(decisions);
  const superseded = [...index.matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number));
  const numbers = [...decisions.map((file) => Number(path.basename(file).slice(0, 4))), ...superseded].toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_number, position) => position + 1));
});

test.each(['README.md', 'packages/ui/README.md'])('%s names the browsers that the build supports', (document) => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
  const text = read(document);
  const unnamed = browserslist.filter((entry) => {
    const [name = '', version = ''] = entry.split(' >= ');
    return !new RegExp(String.raw`\b${name}\b[^.,]*? ${version.replace('.', '[.]')}\b`, 'i').test(text);
  });
  expect(unnamed).toEqual([]);
});

test('an API of another origin, as the guide sets it up, shows the portal and the example of an adapter every header they read', () => {
  const guide = read('docs/guides/own-api.md');
  const exposed = [...guide.matchAll(/^Access-Control-Expose-Headers: (.*)$/gm)].flatMap(([, names = '']) => names.split(', '));
  const wanted = [guide, read('apps/portal/src/platform/server-clock.ts'), read('packages/api-client/src/api-client.ts')].flatMap((text) =>
    [...text.matchAll(/headers\.get\('([^']+)'\)/g)].map(([, name = '']) => name.toLowerCase()),
  );
  expect(wanted).toEqual(['x-total-count', 'date', 'idempotent-replayed']);
  expect(exposed.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(wanted));
});

test.each(files.filter((file) => /^\.changeset\/.*\.md$/.test(file)))('%s is about the kit alone if it names the kit', (file) => {
  const named = [...read(file).matchAll(/^'(@portico\/[^']+)':/gm)].map(([, name]) => name);
  expect(named.includes('@portico/ui') && named.length > 1).toBe(false);
});
