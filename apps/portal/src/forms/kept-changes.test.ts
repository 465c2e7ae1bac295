import { expect, test } from 'vitest';
import { keepChanges, restoreChanges } from './kept-changes.ts';

const form = { userId: 7, name: 'rdns-31-new' };
const saved = { records: [{ suffix: '', value: '' }], note: '', file: null as unknown };

function storageOf(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('rows are stored like text fields, however many there are', () => {
  const storage = storageOf();
  const records = [
    { suffix: '::2', value: 'a.example.com' },
    { suffix: '::3', value: '' },
  ];
  keepChanges(storage, form, { ...saved, records, note: 'both' }, saved);
  expect(restoreChanges(storage, form, saved)).toEqual({ ...saved, records, note: 'both' });
});

test('rows of another shape and values that JSON cannot hold are dropped', () => {
  const storage = storageOf();
  for (const records of ['::2', [], [{ suffix: 2, value: '' }], [{ suffix: '::2' }]]) {
    storage.setItem('portico.unsaved.7.rdns-31-new', JSON.stringify({ records }));
    expect(restoreChanges(storage, form, saved)).toEqual(saved);
  }
  keepChanges(storage, form, { ...saved, file: new Blob(['x']) }, saved);
  expect(storage.getItem('portico.unsaved.7.rdns-31-new')).toBe('{}');
});
