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

function open(browser: ReturnType<typeof sharedStorage>, heard = true) {
  const { storage, events } = browser.tab(heard);
  const errors: unknown[] = [];
  const ownerAtom = atom<number | null>(null);
  const cart = createCartAtoms(storage, { onStorageError: (error) => errors.push(error), now: () => 1000, ownerAtom });
  const store = createStore();
  cart.follow(store, events);
  /** Signs a user in, or nobody. */
  const enter = (id: number | null) => {
    store.set(ownerAtom, id);
    store.set(cart.adoptAtom);
  };
  const tariffs = () => store.get(cart.itemsAtom).map(({ tariff }) => tariff);
  return { cart, store, errors, enter, tariffs };
}

describe('what was stored by the earlier portal', () => {
  const stored = { ...draft, id: '1763714400000' };

  test('is taken over, figures written as texts and missing lists too', () => {
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
  ])('loses an entry with %s and keeps the others', (_what, broken) => {
    expect(readCartItems(JSON.stringify([broken, stored]))).toEqual([stored]);
  });

  test.each([null, '', 'null', '{}', '"cart"', '[', '7'])('%j is an empty cart', (text) => {
    expect(readCartItems(text)).toEqual([]);
  });

  test('has lines that can be told apart, even if two had one id', () => {
    expect(readCartItems(JSON.stringify([stored, stored])).map((item) => item.id)).toEqual(['1763714400000', '1763714400000-2']);
  });

  test('holds at most ten of a line', () => {
    expect(readCartItems(JSON.stringify([{ ...stored, count: 99 }]))[0]?.count).toBe(10);
  });
});

describe('the cart of a tab', () => {
  test('is kept for the next visit', () => {
    const browser = sharedStorage();
    const { cart, store } = open(browser);
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: true });
    const next = open(browser);
    expect(next.store.get(next.cart.itemsAtom)).toEqual([{ ...draft, id: '1000' }]);
    expect(next.store.get(next.cart.totalPriceAtom)).toBe(18.9);
  });

  test('follows the other tabs', () => {
    const browser = sharedStorage();
    const [one, other] = [open(browser), open(browser)];
    one.store.set(one.cart.addAtom, draft);
    expect(other.store.get(other.cart.countAtom)).toBe(1);
    other.store.set(other.cart.clearAtom);
    expect(one.store.get(one.cart.countAtom)).toBe(0);
  });

  test('adds to what another tab wrote, though its event never came', () => {
    const browser = sharedStorage();
    const [one, deaf] = [open(browser), open(browser, false)];
    one.store.set(one.cart.addAtom, draft);
    deaf.store.set(deaf.cart.addAtom, { ...draft, tariff: 'other' });
    expect(one.store.get(one.cart.itemsAtom).map((item) => item.tariff)).toEqual(['vps-nvme-8-de', 'other']);
  });

  test('goes on in memory when the storage is full, and says so', () => {
    const browser = sharedStorage();
    const { cart, store, errors } = open(browser);
    browser.fill();
    store.set(cart.addAtom, draft);
    store.set(cart.addAtom, { ...draft, tariff: 'other' });
    expect(store.get(cart.itemsAtom)).toHaveLength(2);
    expect(errors).toHaveLength(2);
  });

  test('starts empty where what is stored is broken, and works', () => {
    const { cart, store } = open(sharedStorage({ [cartKey]: '{"not a list' }));
    expect(store.get(cart.itemsAtom)).toEqual([]);
    store.set(cart.addAtom, draft);
    expect(store.get(cart.countAtom)).toBe(1);
  });

  test('refuses the eleventh and stays as it was', () => {
    const { cart, store } = open(sharedStorage());
    store.set(cart.addAtom, { ...draft, count: 10 });
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: false, code: 'quantity_max' });
    expect(store.set(cart.setCountAtom, '1000', 11)).toMatchObject({ ok: false });
    expect(store.get(cart.countAtom)).toBe(10);
  });

  test('can be undone after it was cleared', () => {
    const { cart, store } = open(sharedStorage());
    store.set(cart.addAtom, draft);
    const before = store.get(cart.itemsAtom);
    store.set(cart.clearAtom);
    store.set(cart.restoreAtom, before);
    expect(store.get(cart.itemsAtom)).toEqual(before);
  });
});

describe('whose cart it is', () => {
  test('it is gone from sight after signing out, and there when the same user is back', () => {
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

  test('another user has an own one, and clearing it leaves the first as it was', () => {
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

  test('the same configuration of two users stays two lines', () => {
    const { cart, store, enter } = open(sharedStorage());
    enter(7);
    store.set(cart.addAtom, { ...draft, count: 10 });
    enter(8);
    expect(store.set(cart.addAtom, draft)).toMatchObject({ ok: true });
    expect(store.get(cart.countAtom)).toBe(1);
  });

  test('two tabs of two users keep both, whatever each has heard', () => {
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

  test('what an earlier portal left belongs to who signs in first', () => {
    const browser = sharedStorage({ [cartKey]: JSON.stringify([{ ...draft, id: '1' }]) });
    const { enter, tariffs } = open(browser);
    expect(tariffs()).toEqual([draft.tariff]);
    enter(7);
    expect(tariffs()).toEqual([draft.tariff]);
    enter(8);
    expect(tariffs()).toEqual([]);
  });
});
