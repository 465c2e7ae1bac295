import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { addItem, cartCount, linePrice, removeItem, setCount, setupCents, toOrderRequest, totalDue, totalPrice } from './cart-rules.ts';
import type { CartItemDraft } from './cart-rules.ts';

const draft: CartItemDraft = {
  name: 'VPS NVMe 8',
  count: 1,
  billing_cycle: 'monthly',
  price: 18.9,
  details: [{ name: 'Operating system', value: 'Debian 13' }],
  tariff: 'vps-nvme-8-de',
  configoptions: { os: 'debian-13', ipv4: 2 },
  promocode: null,
};

function cartOf(...drafts: readonly Partial<CartItemDraft>[]): CartItem[] {
  return drafts.reduce<CartItem[]>((items, changed, index) => {
    const change = addItem(items, { ...draft, ...changed }, 1000 + index);
    if (!change.ok) throw new Error(change.code);
    return change.items;
  }, []);
}

describe('adding an item', () => {
  test('adding the same configuration raises the count of its line, in any order of its options', () => {
    const items = cartOf({}, { configoptions: { ipv4: 2, os: 'debian-13' }, count: 3 });
    expect(items).toEqual([{ ...draft, id: '1000', count: 4 }]);
  });

  test.each<Partial<CartItemDraft>>([
    { tariff: 'vps-nvme-4-de' },
    { billing_cycle: 'annually' },
    { configoptions: { os: 'debian-13' } },
    { configoptions: { os: 'debian-13', ipv4: 2, raid: 'none' } },
    { configoptions: { os: 'debian-13', ipv4: 3 } },
    { configoptions: { os: 'debian-13', ipv4: '2' } },
    { configoptions: { os: 'debian-13', raid: 2 } },
    { configoptions: { os: 'debian-13', ipv4: true } },
  ])('adding %j appends a line with a fresh id', (changed) => {
    expect(cartOf({}, changed).map((item) => item.id)).toEqual(['1000', '1001']);
  });

  test('adding twice in the same millisecond gives two ids', () => {
    const first = cartOf({});
    const change = addItem(first, { ...draft, tariff: 'other' }, 1000);
    expect(change.ok && change.items.map((item) => item.id)).toEqual(['1000', '1000-2']);
  });

  test('adding takes ten of one configuration, and refuses the eleventh without changing the cart', () => {
    const items = cartOf({ count: 9 }, { count: 1 });
    expect(items[0]?.count).toBe(10);
    expect(addItem(items, draft, 2000)).toEqual({ ok: false, code: 'quantity_max', params: { max: 10 } });
    expect(addItem([], { ...draft, count: 11 }, 2000)).toMatchObject({ ok: false });
    expect(items[0]?.count).toBe(10);
  });

  test('adding a configuration again updates its price', () => {
    expect(cartOf({}, { price: 20.5 })[0]).toMatchObject({ price: 20.5, count: 2 });
  });
});

test('a count can be set up to ten, and zero removes the line', () => {
  const items = cartOf({}, { tariff: 'other' });
  expect(setCount(items, '1000', 10)).toMatchObject({ ok: true, items: [{ count: 10 }, { count: 1 }] });
  expect(setCount(items, '1000', 11)).toMatchObject({ ok: false, code: 'quantity_max' });
  expect(setCount(items, '1000', 0)).toEqual({ ok: true, items: [items[1]] });
});

test('removing a line by its id keeps the others', () => {
  const items = cartOf({}, { tariff: 'other' });
  expect(removeItem(items, '1000')).toEqual([items[1]]);
  expect(removeItem(items, 'unknown')).toEqual(items);
});

test('the total is exact to the cent despite floats', () => {
  expect(totalPrice(cartOf({ price: 0.1, count: 3 }))).toBe(0.3);
  const prices = fc.array(fc.record({ cents: fc.nat({ max: 1_000_000 }), count: fc.integer({ min: 1, max: 10 }) }));
  fc.assert(
    fc.property(prices, (lines) => {
      const items = lines.map(({ cents, count }, index) => ({ ...draft, id: String(index), price: cents / 100, count }));
      const cents = lines.reduce((sum, line) => sum + line.cents * line.count, 0);
      expect(totalPrice(items)).toBe(cents / 100);
      expect(cartCount(items)).toBe(lines.reduce((sum, line) => sum + line.count, 0));
    }),
  );
  expect(linePrice({ price: 19.99, count: 3 })).toBe(59.97);
});

test('a one-time fee is due now for each unit and part of no recurring price', () => {
  const items = cartOf({ setup_fee: 49, count: 3 }, { tariff: 'other' });
  expect([totalPrice(items), setupCents(items), totalDue(items)]).toEqual([75.6, 14_700, 222.6]);
  expect(items.map(linePrice)).toEqual([56.7, 18.9]);
});

test('adding a line again updates or clears its fee', () => {
  expect(cartOf({ setup_fee: 49 }, { setup_fee: 59 })).toMatchObject([{ count: 2, setup_fee: 59 }]);
  expect(setupCents(cartOf({ setup_fee: 49 }, {}))).toBe(0);
});

test('an order holds tariff, choices, count and period, never a price, and payment method 1', () => {
  expect(toOrderRequest(cartOf({ count: 2 }), { total: 37.8 })).toEqual({
    order_items: [
      { tariff: 'vps-nvme-8-de', configoptions: { os: 'debian-13', ipv4: 2 }, count: 2, billing_cycle: 'monthly', promocode: null },
    ],
    payment_method: 1,
    total: 37.8,
  });
});

test('an order without a seen price has exactly the fields of section 3', () => {
  expect(toOrderRequest(cartOf({}))).toEqual({
    order_items: [
      { tariff: 'vps-nvme-8-de', configoptions: { os: 'debian-13', ipv4: 2 }, count: 1, billing_cycle: 'monthly', promocode: null },
    ],
    payment_method: 1,
  });
});

test('an order names the quote the buyer saw, and leaves out codes without a discount', () => {
  const items = cartOf({ promocode: 'SPRING' }, { tariff: 'other', promocode: 'SPRING' });
  const priced = { price: 18.9, subtotal: 18.9, discount: 0, setup_fee: 0, total: 18.9, renewal: 18.9 };
  const quote = {
    quote: 'signed',
    items: [
      { ...priced, promocode: { code: 'SPRING', reason: null, renews: false } },
      { ...priced, promocode: { code: 'SPRING', reason: 'other_plan' as const, renews: false } },
    ],
  };
  const { order_items: ordered, ...rest } = toOrderRequest(items, { total: 30, quote });
  expect(ordered.map(({ promocode }) => promocode)).toEqual(['SPRING', null]);
  expect(rest).toEqual({ payment_method: 1, total: 30, quote: 'signed' });
});

test('adding a line again updates its code, and keeps it if there is no new one', () => {
  const [line] = cartOf({ promocode: 'SPRING' }, {});
  expect(line).toMatchObject({ count: 2, promocode: 'SPRING' });
  expect(cartOf({ promocode: 'SPRING' }, { promocode: 'AUTUMN' })[0]).toMatchObject({ promocode: 'AUTUMN' });
});
