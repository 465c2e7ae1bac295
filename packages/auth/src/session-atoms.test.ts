import type { User } from '@portico/contract';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { createSessionAtoms } from './session-atoms.ts';

const user: User = {
  id: 7,
  email: 'mira@example.com',
  firstname: 'Mira',
  language: 'en',
  balance: 128.4,
  admin_reply_ticket_count: 2,
  unpaid_invoice_count: 1,
  is_main: false,
  roles: { services: 'write', billing: 'read', support: 'write', people: 'none' },
  impersonation: null,
  clock_ahead_ms: 0,
};

/** A browser whose tabs share one local storage and receive each other's storage events. */
function browserWith(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  const tabs = new Set<EventTarget>();
  let full = false;
  function openTab() {
    const events = new EventTarget();
    tabs.add(events);
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        values.set(key, value);
        tell(key);
      },
      removeItem(key: string) {
        values.delete(key);
        tell(key);
      },
    };
    const errors: unknown[] = [];
    const tabValues = new Map<string, string>();
    const tabStorage = {
      getItem: (key: string) => tabValues.get(key) ?? null,
      setItem: (key: string, value: string) => void tabValues.set(key, value),
      removeItem: (key: string) => void tabValues.delete(key),
    };
    const load = () => createSessionAtoms(storage, { onStorageError: (error) => errors.push(error), tabStorage });
    const session = load();
    const store = createStore();
    const stop = session.follow(store, events);
    return { session, store, errors, events, stop, tabValues, load };
  }
  return {
    values,
    openTab,
    fill: () => {
      full = true;
    },
  };
}

describe('data stored by the earlier portal', () => {
  test.each(['pat_abc', '"pat_abc"'])('a stored token %s signs in', (accessToken) => {
    const { session, store } = browserWith({ accessToken, auth_user: JSON.stringify(user) }).openTab();
    expect(store.get(session.tokenAtom)).toBe('pat_abc');
    expect(store.get(session.userAtom)).toEqual(user);
  });

  test.each(['', 'null', 'undefined', '""', '"broken', 'two words', 'line\nbreak', 'tökén'])(
    'a stored token %j signs nobody in',
    (accessToken) => {
      const { session, store } = browserWith({ accessToken, auth_user: JSON.stringify(user) }).openTab();
      expect(store.get(session.isAuthenticatedAtom)).toBe(false);
      expect(store.get(session.userAtom)).toBeNull();
    },
  );

  test.each(['', '{', 'null', '7', '[]', '{"firstname":"Mira"}', '"Mira"'])('a stored user %j is dropped, not the token', (auth_user) => {
    const { session, store } = browserWith({ accessToken: 'pat_abc', auth_user }).openTab();
    expect(store.get(session.isAuthenticatedAtom)).toBe(true);
    expect(store.get(session.userAtom)).toBeNull();
  });
});

describe('a session', () => {
  test('a session starts and ends in every tab at once', () => {
    const browser = browserWith();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.store.set(one.session.enterAtom, { accessToken: 'pat_abc', user });
    expect(other.store.get(other.session.userAtom)).toEqual(user);
    other.store.set(other.session.clearAtom);
    expect(one.store.get(one.session.isAuthenticatedAtom)).toBe(false);
    expect(one.store.get(one.session.userAtom)).toBeNull();
    expect([...browser.values.keys()]).toEqual([]);
  });

  test('a session stores the raw token, and of the user only what the shell shows', () => {
    const browser = browserWith();
    const { session, store } = browser.openTab();
    const talkative = { ...user, password_hash: 'x' };
    store.set(session.enterAtom, { accessToken: 'pat_abc', user: talkative });
    expect(browser.values.get('accessToken')).toBe('pat_abc');
    expect(JSON.parse(browser.values.get('auth_user') ?? '')).toEqual(user);
  });

  test("another user's session does not keep the former user", () => {
    const { session, store } = browserWith({ accessToken: 'pat_abc', auth_user: JSON.stringify(user) }).openTab();
    store.set(session.enterAtom, { accessToken: 'pat_other' });
    expect(store.get(session.userAtom)).toBeNull();
  });

  test('a session continues in this tab if the storage is full', () => {
    const browser = browserWith();
    const { session, store, errors } = browser.openTab();
    browser.fill();
    store.set(session.enterAtom, { accessToken: 'pat_abc', user });
    expect(store.get(session.isAuthenticatedAtom)).toBe(true);
    expect(errors).toHaveLength(1);
  });

  test('a rejected token ends its session in every tab', () => {
    const browser = browserWith({ accessToken: 'pat_abc', auth_user: JSON.stringify(user) });
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.store.set(one.session.rejectTokenAtom);
    expect(one.store.get(one.session.isAuthenticatedAtom)).toBe(false);
    expect(other.store.get(other.session.isAuthenticatedAtom)).toBe(false);
    expect([...browser.values.keys()]).toEqual([]);
  });

  test('a rejected token that another tab has replaced leaves the newer session, and the tab takes it over', () => {
    const browser = browserWith({ accessToken: 'pat_abc', auth_user: JSON.stringify(user) });
    const [missedEvents, other] = [browser.openTab(), browser.openTab()];
    missedEvents.stop();
    other.store.set(other.session.enterAtom, { accessToken: 'pat_new', user: { ...user, id: 9 } });
    missedEvents.store.set(missedEvents.session.rejectTokenAtom);
    expect(browser.values.get('accessToken')).toBe('pat_new');
    expect(other.store.get(other.session.tokenAtom)).toBe('pat_new');
    expect(missedEvents.store.get(missedEvents.session.tokenAtom)).toBe('pat_new');
    expect(missedEvents.store.get(missedEvents.session.userAtom)?.id).toBe(9);
  });

  test('a page that the browser restores has the session of the other tabs', () => {
    const browser = browserWith({ accessToken: 'pat_abc', auth_user: JSON.stringify(user) });
    const tab = browser.openTab();
    // No storage events reach a page in the back-forward cache.
    browser.values.set('accessToken', 'pat_new');
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(tab.store.get(tab.session.tokenAtom)).toBe('pat_abc');
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.store.get(tab.session.tokenAtom)).toBe('pat_new');
  });

  test('a session stops following other tabs when unsubscribed', () => {
    const browser = browserWith();
    const [one, other] = [browser.openTab(), browser.openTab()];
    other.stop();
    one.store.set(one.session.enterAtom, { accessToken: 'pat_abc', user });
    expect(other.store.get(other.session.isAuthenticatedAtom)).toBe(false);
  });
});

describe("a tab's own session", () => {
  const acted = { ...user, id: 9, firstname: 'Lena' };

  test("a tab's own session leaves the browser's session unchanged, through reload and sign-out", () => {
    const browser = browserWith({ accessToken: 'pat_own', auth_user: JSON.stringify(user) });
    const [own, operator] = [browser.openTab(), browser.openTab()];
    operator.store.set(operator.session.enterAtom, { accessToken: 'pat_acting', user: acted, place: 'tab' });
    expect(operator.store.get(operator.session.isOfTabAtom)).toBe(true);
    expect(own.store.get(own.session.userAtom)).toEqual(user);
    expect(browser.values.get('accessToken')).toBe('pat_own');

    const reloaded = operator.load();
    expect(createStore().get(reloaded.tokenAtom)).toBe('pat_acting');
    expect(createStore().get(reloaded.userAtom)).toEqual(acted);

    operator.store.set(operator.session.clearAtom);
    expect(operator.store.get(operator.session.isAuthenticatedAtom)).toBe(false);
    expect([...operator.tabValues.keys()]).toEqual([]);
    expect(own.store.get(own.session.isAuthenticatedAtom)).toBe(true);
    expect(browser.values.get('accessToken')).toBe('pat_own');
  });

  test("a tab's own session ignores other tabs and keeps user updates to itself", () => {
    const browser = browserWith({ accessToken: 'pat_own', auth_user: JSON.stringify(user) });
    const [own, operator] = [browser.openTab(), browser.openTab()];
    operator.store.set(operator.session.enterAtom, { accessToken: 'pat_acting', user: acted, place: 'tab' });
    own.store.set(own.session.clearAtom);
    expect(operator.store.get(operator.session.tokenAtom)).toBe('pat_acting');
    operator.store.set(operator.session.userAtom, { ...acted, balance: 2 });
    expect(operator.store.get(operator.session.userAtom)?.balance).toBe(2);
    expect([...browser.values.keys()]).toEqual([]);
  });

  test("an ordinary sign-in replaces a tab's own session", () => {
    const browser = browserWith();
    const { session, store } = browser.openTab();
    store.set(session.enterAtom, { accessToken: 'pat_acting', user: acted, place: 'tab' });
    store.set(session.clearAtom);
    store.set(session.enterAtom, { accessToken: 'pat_abc', user });
    expect(store.get(session.isOfTabAtom)).toBe(false);
    expect(browser.values.get('accessToken')).toBe('pat_abc');
  });
});

describe('a user fetched later', () => {
  test('a user fetched later replaces the stored one, in every tab', () => {
    const browser = browserWith({ accessToken: 'pat_abc', auth_user: JSON.stringify(user) });
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.store.set(one.session.userAtom, { ...user, balance: 1 });
    expect(other.store.get(other.session.userAtom)?.balance).toBe(1);
    expect(other.store.get(other.session.tokenAtom)).toBe('pat_abc');
  });

  test('a user fetched later does not restore a session that ended meanwhile', () => {
    const browser = browserWith({ accessToken: 'pat_abc' });
    const { session, store } = browser.openTab();
    store.set(session.clearAtom);
    store.set(session.userAtom, user);
    expect(store.get(session.userAtom)).toBeNull();
    expect(browser.values.has('auth_user')).toBe(false);
  });

  test('a user fetched later does not restore a session that was cleared in another tab meanwhile', () => {
    const browser = browserWith({ accessToken: 'pat_abc' });
    const { session, store } = browser.openTab();
    // As another tab does before its event arrives, or the browser's own "clear data".
    browser.values.clear();
    store.set(session.userAtom, user);
    expect([...browser.values.keys()]).toEqual([]);
    expect(store.get(session.isAuthenticatedAtom)).toBe(false);
  });

  test('a user fetched later stays in this tab if the storage is full', () => {
    const browser = browserWith();
    const { session, store } = browser.openTab();
    browser.fill();
    store.set(session.enterAtom, { accessToken: 'pat_abc' });
    store.set(session.userAtom, user);
    expect(store.get(session.userAtom)).toEqual(user);
  });
});
