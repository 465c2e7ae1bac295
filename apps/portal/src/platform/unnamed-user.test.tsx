import { beforeEach, expect, test, vi } from 'vitest';
import { sampleUser } from '../../test/samples.ts';
import { session, store } from './store.ts';
import { startOverWhenRestored } from './unnamed-user.ts';

const unsaved = 'portico.unsaved.0.user-name';
const draft = 'portico.draft.0.ticket';
const reload = vi.fn();

beforeEach(() => reload.mockClear());

function enter(id: number): void {
  store.set(session.enterAtom, { accessToken: 'pat_ann', user: { ...sampleUser, id } });
  sessionStorage.setItem(unsaved, '{"firstname":"Ann"}');
}

/** As another tab does while this page gets no events. */
function replaceToken(): void {
  localStorage.setItem('accessToken', 'pat_ben');
  localStorage.setItem(draft, '{"subject":"Ben’s"}');
}

/** The browser keeps the page, and restores it after `meanwhile`. */
function restoreAfter(meanwhile: () => void): void {
  const events = new EventTarget();
  startOverWhenRestored(events, reload);
  events.dispatchEvent(new Event('pagehide'));
  meanwhile();
  // The session reads the storage again. It is no `pageshow`, which would reload the page of the tests.
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  events.dispatchEvent(new Event('pageshow'));
}

test('a page that is restored into another session of an unnamed user starts over without what was unsaved', () => {
  enter(0);
  restoreAfter(replaceToken);
  expect(reload).toHaveBeenCalledOnce();
  expect(store.get(session.tokenAtom)).toBe('pat_ben');
  expect(sessionStorage.getItem(unsaved)).toBeNull();
  expect(localStorage.getItem(draft)).toContain('Ben’s');
});

test.each([
  ['of a named user', 7, replaceToken],
  ['whose session continues', 0, () => undefined],
  ['whose session has ended', 0, () => localStorage.removeItem('accessToken')],
])('a restored page %s stays', (_what, id, meanwhile) => {
  enter(id);
  restoreAfter(meanwhile);
  expect(reload).not.toHaveBeenCalled();
});
