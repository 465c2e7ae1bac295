import { expect, test } from 'vitest';
import dictionary from './pages.ru.json' with { type: 'json' };
import { translatePage } from './translate-page.ts';

const sources = import.meta.glob<string>('../*/**/*.mdx', { eager: true, query: '?raw', import: 'default' });
const pages = Object.entries(sources).map(([file, source]) => ({ name: file.split('/').at(-1)?.replace('.mdx', '') ?? file, source }));
const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary;

/** Names that are the same in every language. */
const names = new Set(['Portico', 'Vite', 'Next.js', 'react-hook-form', 'TanStack Form']);

const isRussian = (text: string | undefined) => text !== undefined && (names.has(text) || /\p{Script=Cyrillic}/u.test(text));

/** Returns every text of a page that could be translated. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  translatePage(source, (text) => {
    texts.push(text);
    return undefined;
  });
  return texts;
}

test('every page is looked at', () => {
  expect(pages.length).toBeGreaterThan(20);
});

test.each(pages)('every text of $name has a translation, and every translation a text', ({ name, source }) => {
  const texts = textsOf(source);
  expect(texts.filter((text) => !isRussian(phrases[name]?.[text]))).toEqual([]);
  expect(Object.keys(phrases[name] ?? {}).filter((text) => !texts.includes(text))).toEqual([]);
});

test.each(pages)('the code of $name is the same in Russian', ({ name, source }) => {
  const codeOf = (page: string) => page.match(/```[\s\S]*?```|<LiveForm>[\s\S]*?<\/LiveForm>|^import .*$|<Meta .*$/gm) ?? [];
  expect(codeOf(translatePage(source, (text) => phrases[name]?.[text]))).toEqual(codeOf(source));
});
