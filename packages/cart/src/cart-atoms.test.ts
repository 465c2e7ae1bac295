import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { cartKey, createCartAtoms } from './cart-atoms.ts';
import { readCartItems } from './cart-item.ts';
import type { CartItemDraft } from './cart-rules.ts';
import { sharedStorage } from './memory-storage.fixture.ts';

const draft: CartItemDraft = {
  name: 'VPS NVMe 8',
  count: 1,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13' },
  promocode: null,
};

function open(browser: ReturnType<typeof sharedStorage>, isNotified = true) {
  const { storage, events } = browser.tab(isNotified);
  const errors: unknown[] = [];
  const ownerAtom = atom<number | null>(null);
  const cart = createCartAtoms(storage, { onStorageError: (error) => errors.push(error), now: () => 1000, ownerAtom });
  const store = createStore();
  cart.follow(store, events);
  /** Signs in the user with this id; null signs out. */
  const enter = (id: number | null) => {
    store.set(ownerAtom, id);
    store.set(cart.adoptAtom);
  };
  const tariffs = () => store.get(cart.itemsAtom).map(({ tariff }) => tariff);
  return { cart, store, errors, events, enter, tariffs };
}

describe('the cart of the earlier portal', () => {
  const stored = { ...draft, id: '1763714400000' };

  test('the cart of the earlier portal is imported, with numbers as text and missing lists', () => {
    const { details: _details, promocode: _promocode, ...bare } = stored;
    expect(readCartItems(JSON.stringify([{ ...bare, id: 1763714400000, count: '2', price: '18.90', extra: true }]))).toEqual([
      { ...stored, count: 2 },
    ]);
  });

  test.each([
    ['no object', 7],
    ['null', null],
    ['no tariff', { ...stored, tariff: undefined }],
    ['no name', { ...stored, name: '' }],
    ['a count of zero', { ...stored, count: 0 }],
    ['half a count', { ...stored, count: 1.5 }],
    ['an empty count', { ...stored, count: ' ' }],
    ['a negative price', { ...stored, price: -1 }],
    ['a price that is no number', { ...stored, price: 'free' }],
    ['a fraction of a cent', { ...stored, price: 1.001 }],
    ['an unknown period', { ...stored, billing_cycle: 'weekly' }],
    ['options that are no record', { ...stored, configoptions: [1] }],
    ['options of options', { ...stored, configoptions: { os: {} } }],
  ])('a stored cart drops an entry with %s and keeps the others', (_what, broken) => {
    expect(readCartItems(JSON.stringify([broken, stored]))).toEqual([stored]);
  });

  test.each([null, '', 'null', '{}', '"cart"', '[', '7'])('a stored cart of %j is empty', (text) => {
    expect(readCartItems(text)).toEqual([]);
  });

  test('imported lines get distinct ids', () => {
    expect(readCartItems(JSON.stringify([stored, stored])).map((item) => item.id)).toEqual(['1763714400000', '1763714400000-2']);
  });

  test('an imported line holds ten at most', () => {
    expect(readCartItems(JSON.stringify([{ ...stored, count: 99 }]))[0]?.count).toBe(10);
  });
});

describe('the stored cart', () => {
  test('the cart is stored for the next visit', () => {
    const browser = sharedStorage();
    const { cart, store } = open(browser);
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: true });
    const next = open(browser);
    expect(next.store.get(next.cart.itemsAtom)).toEqual([{ ...draft, id: '1000' }]);
    expect(next.store.get(next.cart.totalPriceAtom)).toBe(18.9);
  });

  test('the cart follows other tabs', () => {
    const browser = sharedStorage();
    const [one, other] = [open(browser), open(browser)];
    one.store.set(one.cart.addAtom, draft);
    expect(other.store.get(other.cart.countAtom)).toBe(1);
    other.store.set(other.cart.clearAtom);
    expect(one.store.get(one.cart.countAtom)).toBe(0);
  });

  test('a page that the browser restores shows what other tabs have ordered meanwhile', () => {
    const browser = sharedStorage();
    const [one, restored] = [open(browser), open(browser, false)];
    restored.store.set(restored.cart.addAtom, draft);
    one.store.set(one.cart.clearAtom);
    expect(restored.store.get(restored.cart.countAtom)).toBe(1);
    restored.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(restored.store.get(restored.cart.countAtom)).toBe(0);
  });

  test('adding an item keeps what another tab wrote before its event arrived', () => {
    const browser = sharedStorage();
    const [one, deaf] = [open(browser), open(browser, false)];
    one.store.set(one.cart.addAtom, draft);
    deaf.store.set(deaf.cart.addAtom, { ...draft, tariff: 'other' });
    expect(one.store.get(one.cart.itemsAtom).map((item) => item.tariff)).toEqual(['vps-nvme-8-de', 'other']);
  });

  test('the cart continues in memory and reports an error if the storage is full', () => {
    const browser = sharedStorage();
    const { cart, store, errors } = open(browser);
    browser.fill();
    store.set(cart.addAtom, draft);
    store.set(cart.addAtom, { ...draft, tariff: 'other' });
    expect(store.get(cart.itemsAtom)).toHaveLength(2);
    expect(errors).toHaveLength(2);
  });

  test('a broken stored cart starts empty and works', () => {
    const { cart, store } = open(sharedStorage({ [cartKey]: '{"not a list' }));
    expect(store.get(cart.itemsAtom)).toEqual([]);
    store.set(cart.addAtom, draft);
    expect(store.get(cart.countAtom)).toBe(1);
  });

  test('an eleventh unit is refused and the cart stays unchanged', () => {
    const { cart, store } = open(sharedStorage());
    store.set(cart.addAtom, { ...draft, count: 10 });
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: false, code: 'quantity_max' });
    expect(store.set(cart.setCountAtom, '1000', 11)).toMatchObject({ ok: false });
    expect(store.get(cart.countAtom)).toBe(10);
  });

  test('a cleared cart can be restored', () => {
    const { cart, store } = open(sharedStorage());
    store.set(cart.addAtom, draft);
    const before = store.get(cart.itemsAtom);
    store.set(cart.clearAtom);
    store.set(cart.restoreAtom, before);
    expect(store.get(cart.itemsAtom)).toEqual(before);
  });
});

describe("the cart's owner", () => {
  test('the cart is hidden after sign-out and returns with the same user', () => {
    const { cart, store, enter, tariffs } = open(sharedStorage());
    enter(7);
    store.set(cart.addAtom, draft);
    enter(null);
    expect(tariffs()).toEqual([]);
    expect(store.get(cart.countAtom)).toBe(0);
    expect(store.get(cart.totalPriceAtom)).toBe(0);
    enter(7);
    expect(tariffs()).toEqual([draft.tariff]);
  });

  test('another user has their own cart, and clearing it leaves the first one unchanged', () => {
    const browser = sharedStorage();
    const { cart, store, enter, tariffs } = open(browser);
    enter(7);
    store.set(cart.addAtom, draft);
    enter(8);
    expect(tariffs()).toEqual([]);
    store.set(cart.addAtom, { ...draft, tariff: 'other' });
    expect(tariffs()).toEqual(['other']);
    store.set(cart.clearAtom);
    enter(7);
    expect(tariffs()).toEqual([draft.tariff]);
    const next = open(browser);
    next.enter(7);
    expect(next.tariffs()).toEqual([draft.tariff]);
  });

  test('a forgotten user’s lines are gone, and those of others stay', () => {
    const browser = sharedStorage();
    const { cart, store, enter, tariffs } = open(browser);
    enter(0);
    store.set(cart.addAtom, draft);
    enter(8);
    store.set(cart.addAtom, { ...draft, tariff: 'other' });
    store.set(cart.forgetOwnerAtom, 0);
    expect(tariffs()).toEqual(['other']);
    const next = open(browser);
    next.enter(0);
    expect(next.tariffs()).toEqual([]);
  });

  test('ordered lines go although another user has signed in since, and their lines stay', () => {
    const { cart, store, tariffs, enter } = open(sharedStorage());
    enter(7);
    store.set(cart.addAtom, draft);
    const ordered = new Map(store.get(cart.itemsAtom).map(({ id, count }) => [id, count]));
    // Another tab adds another unit of the same configuration.
    store.set(cart.addAtom, draft);
    enter(8);
    store.set(cart.addAtom, { ...draft, tariff: 'other' });
    store.set(cart.removeOrderedAtom, ordered);
    expect(tariffs()).toEqual(['other']);
    enter(7);
    expect(store.get(cart.countAtom)).toBe(draft.count);
  });

  test('the same configuration of two users stays two lines', () => {
    const { cart, store, enter } = open(sharedStorage());
    enter(7);
    store.set(cart.addAtom, { ...draft, count: 10 });
    enter(8);
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: true });
    expect(store.get(cart.countAtom)).toBe(1);
  });

  test('two tabs of two users keep both carts, even with missed events', () => {
    const browser = sharedStorage();
    const [one, deaf] = [open(browser), open(browser, false)];
    one.enter(7);
    deaf.enter(8);
    one.store.set(one.cart.addAtom, draft);
    deaf.store.set(deaf.cart.addAtom, { ...draft, tariff: 'other' });
    one.store.set(one.cart.setCountAtom, '1000', 3);
    const next = open(browser);
    next.enter(8);
    expect(next.tariffs()).toEqual(['other']);
    next.enter(7);
    expect(next.store.get(next.cart.countAtom)).toBe(3);
  });

  test('a cart from the earlier portal belongs to the first user who signs in', () => {
    const browser = sharedStorage({ [cartKey]: JSON.stringify([{ ...draft, id: '1' }]) });
    const { enter, tariffs } = open(browser);
    expect(tariffs()).toEqual([draft.tariff]);
    enter(7);
    expect(tariffs()).toEqual([draft.tariff]);
    enter(8);
    expect(tariffs()).toEqual([]);
  });
});
