import { expect, test } from 'vitest';
import { continueDraft, keepDraft, readDraft } from './drafts.ts';

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

test('a draft is restored only for the user who wrote it', () => {
  const storage = memory();
  keepDraft(storage, 7, 'ticket', { subject: 'Half a', description: '' });
  keepDraft(storage, 7, 'answer-512', { description: 'Thank' });
  expect(readDraft(storage, 7, 'ticket')).toEqual({ subject: 'Half a', description: '' });
  expect(readDraft(storage, 7, 'answer-512')).toEqual({ description: 'Thank' });
  expect(readDraft(storage, 8, 'ticket')).toEqual({});
  expect(readDraft(storage, 7, 'answer-513')).toEqual({});
});

test('an empty draft removes its stored entry', () => {
  const storage = memory();
  keepDraft(storage, 7, 'ticket', { subject: 'Half a' });
  keepDraft(storage, 7, 'ticket', { subject: '', description: '' });
  expect(storage.length).toBe(0);
});

test.each(['{"subject":7}', '[1]', 'null', '{"subj', '"text"'])('an invalid draft is dropped: %s', (stored) => {
  const storage = memory();
  storage.setItem('portico.draft.7.ticket', stored);
  expect(readDraft(storage, 7, 'ticket')).toEqual({});
});

test('a storage that rejects writes does not stop the user from writing', () => {
  const full = memory();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepDraft(full, 7, 'ticket', { subject: 'Half a' })).not.toThrow();
});

const image = (key: string) => ({ key, name: `${key}.png`, bytes: 100, id: key, previewUrl: `/${key}` });

test('a continued draft keeps what it has, and the other text and images follow', () => {
  const reply = { subject: 'rDNS', description: 'And now?', attachments: JSON.stringify([image('two'), image('three')]) };
  expect(continueDraft({}, reply)).toEqual(reply);
  const draft = { subject: 'Mail', description: 'Half a', attachments: JSON.stringify([image('one')]) };
  const attachments = JSON.stringify([image('one'), image('two'), image('three')]);
  expect(continueDraft(draft, reply)).toEqual({ subject: 'Mail', description: 'Half a\n\nAnd now?', attachments });
  expect(continueDraft(draft, { description: '' })).toEqual(draft);
});
