import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { readCatalog } from '../scripts/messages.ts';
import { locales } from './locale.ts';
import type { Locale } from './locale.ts';

const catalogs = new Map(locales.map((locale) => [locale, readCatalog(locale)]));
const pluralFormsOf = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Returns the missing forms of each plural in a message, including nested ones. */
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
  const incomplete = Object.entries(catalogs.get(locale) ?? {}).flatMap(([id, text]) =>
    missingForms(parse(text), pluralFormsOf(locale)).map((form) => `${id} has no ${form}`),
  );
  expect(incomplete).toEqual([]);
});

test('a missing form inside a tag or another plural is found', () => {
  expect(missingForms(parse('<b>{n, plural, one {a} other {b}}</b>'), ['one', 'few', 'many', 'other'])).toEqual(['few', 'many']);
  expect(missingForms(parse('{x, select, a {{n, plural, other {b}}} other {c}}'), ['one', 'other'])).toEqual(['one']);
});

test.each(locales)('every English message has a translation in %s, and none is left over', (locale) => {
  expect(Object.keys(catalogs.get(locale) ?? {}).toSorted()).toEqual(Object.keys(readCatalog('en')).toSorted());
});

/** Returns the placeholders of a message. */
function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
  });
}

test.each(locales)('every message of %s uses all placeholders of the English one', (locale) => {
  const english = readCatalog('en');
  const names = (text: string) => [...new Set(namesIn(parse(text)))].toSorted().join(', ');
  const different = Object.entries(catalogs.get(locale) ?? {}).flatMap(([id, text]) => {
    const [theirs, own] = [names(english[id] ?? ''), names(text)];
    return theirs === own ? [] : [`${id} has ${own}, not ${theirs}`];
  });
  expect(different).toEqual([]);
});

test('no message is empty', () => {
  for (const locale of locales) {
    expect(Object.entries(catalogs.get(locale) ?? {}).filter(([, text]) => text.trim() === '')).toEqual([]);
  }
});

test('no Russian sentence ends with a full stop after a date: "2026 г."', () => {
  expect(Object.entries(readCatalog('ru')).filter(([, text]) => /\{date\}\./u.test(text))).toEqual([]);
});
