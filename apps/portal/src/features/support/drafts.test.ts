import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

function memory(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

test('a draft is there again for the user who wrote it, and for nobody else', () => {
  const storage = memory();
  keepDraft(storage, 7, 'ticket', { subject: 'Half a', description: '' });
  keepDraft(storage, 7, 'answer-512', { description: 'Thank' });
  expect(readDraft(storage, 7, 'ticket')).toEqual({ subject: 'Half a', description: '' });
  expect(readDraft(storage, 7, 'answer-512')).toEqual({ description: 'Thank' });
  expect(readDraft(storage, 8, 'ticket')).toEqual({});
  expect(readDraft(storage, 7, 'answer-513')).toEqual({});
});

test('an empty draft leaves nothing behind', () => {
  const storage = memory();
  keepDraft(storage, 7, 'ticket', { subject: 'Half a' });
  keepDraft(storage, 7, 'ticket', { subject: '', description: '' });
  expect(storage.length).toBe(0);
});

test.each(['{"subject":7}', '[1]', 'null', '{"subj', '"text"'])('what is no draft is dropped: %s', (stored) => {
  const storage = memory();
  storage.setItem('portico.draft.7.ticket', stored);
  expect(readDraft(storage, 7, 'ticket')).toEqual({});
});

test('a storage that takes nothing stops nobody from writing', () => {
  const full = memory();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepDraft(full, 7, 'ticket', { subject: 'Half a' })).not.toThrow();
});
