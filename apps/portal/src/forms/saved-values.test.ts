import { expect, test } from 'vitest';
import { changedNames, pickNames, replaceUnchanged } from './saved-values.ts';

const saved = { city: 'Berlin', language: 'en', phones: ['1', '2'] };

test('a field counts as changed while its value is not the saved one', () => {
  const values = { city: 'Bonn', language: 'en', phones: ['1', '3'] };
  expect(changedNames(values, saved)).toEqual(['city', 'phones']);
  expect(pickNames(values, changedNames(values, saved))).toEqual({ city: 'Bonn', phones: ['1', '3'] });
  expect(changedNames({ ...saved, phones: ['1', '2'] }, saved)).toEqual([]);
});

test('unchanged fields show changes that were saved elsewhere', () => {
  expect(replaceUnchanged({ ...saved, city: 'Bonn' }, saved, { ...saved, city: 'Köln', language: 'ru' })).toEqual({
    ...saved,
    city: 'Bonn',
    language: 'ru',
  });
});
