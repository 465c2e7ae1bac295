import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { readCatalog } from '../scripts/messages.ts';
import { locales } from './locale.ts';
import type { Locale } from './locale.ts';

const catalogs: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en: readCatalog('en'), ru: readCatalog('ru') };
const pluralForms: Readonly<Record<Locale, readonly string[]>> = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] };

/** The forms that each plural of a message lacks, nested ones too. */
function missingForms(elements: readonly MessageFormatElement[], forms: readonly string[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingForms(element.children, forms);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const nested = Object.values(element.options).flatMap((option) => missingForms(option.value, forms));
    const counted = element.type === TYPE.plural && element.pluralType === 'cardinal';
    return counted ? [...forms.filter((form) => !Object.hasOwn(element.options, form)), ...nested] : nested;
  });
}

test.each(locales)('every plural of %s has all forms of the language', (locale) => {
  const incomplete = Object.entries(catalogs[locale]).flatMap(([id, text]) =>
    missingForms(parse(text), pluralForms[locale]).map((form) => `${id} has no ${form}`),
  );
  expect(incomplete).toEqual([]);
});

test('finds a form that is missing inside a tag or another plural', () => {
  expect(missingForms(parse('<b>{n, plural, one {a} other {b}}</b>'), pluralForms.ru)).toEqual(['few', 'many']);
  expect(missingForms(parse('{x, select, a {{n, plural, other {b}}} other {c}}'), pluralForms.en)).toEqual(['one']);
});

test('every English message has a Russian one, and none is left over', () => {
  expect(Object.keys(catalogs.ru).toSorted()).toEqual(Object.keys(catalogs.en).toSorted());
});

test('no message is empty', () => {
  for (const locale of locales) {
    expect(Object.entries(catalogs[locale]).filter(([, text]) => text.trim() === '')).toEqual([]);
  }
});
