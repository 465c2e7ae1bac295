import type { BillingCycle, ConfigOptions, NamedValue } from '@portico/contract';
import { centsFromEuros } from '@portico/pricing/money';
import { itemMaxCount } from '@portico/contract/limits';
import * as v from 'valibot';

/** Section 3, cart item. `price` is the unit price of one period in euros as shown to the buyer; the server prices the order again. */
export type CartItem = {
  id: string;
  name: string;
  count: number;
  billing_cycle: BillingCycle;
  price: number;
  /** The one-time fee of one unit in euros as shown to the buyer; undefined without one. */
  setup_fee?: number | undefined;
  details: NamedValue[];
  tariff: string;
  configoptions: ConfigOptions;
  promocode: string | null;
  /** Id of the user who added it; a line from the earlier portal has none until someone signs in. */
  owner?: number | undefined;
};

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
// Number() reads '' and ' ' as 0, which is not what was stored.
const figure = v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]), v.finite());
const configoptions = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.union([v.string(), v.boolean(), v.pipe(v.number(), v.safeInteger())])),
);

const euros = v.pipe(
  figure,
  v.minValue(0),
  v.check((amount) => centsFromEuros(amount) !== null),
);

/** An entry stored by this portal or the one it replaces: numbers may be text, optional fields may be missing. */
const storedItemSchema = v.object({
  id: text,
  name: text,
  count: v.pipe(
    figure,
    v.integer(),
    v.minValue(1),
    v.transform((count) => Math.min(count, itemMaxCount)),
  ),
  billing_cycle: v.picklist(['monthly', 'quarterly', 'semi-annually', 'annually']),
  price: euros,
  setup_fee: v.fallback(v.optional(euros), undefined),
  details: v.fallback(v.array(v.object({ name: text, value: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })), []),
  tariff: text,
  configoptions: v.nullish(configoptions, {}),
  promocode: v.fallback(
    v.pipe(
      v.nullish(v.string(), ''),
      v.transform((code) => (code === '' ? null : code)),
    ),
    null,
  ),
  owner: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger())), undefined),
});

/** Returns the cart in a stored text. A broken entry is dropped and the others stay; anything but a list is an empty cart. */
export function readCartItems(stored: string | null): CartItem[] {
  const items = parsedList(stored).flatMap((entry): CartItem[] => {
    const result = v.safeParse(storedItemSchema, entry);
    return result.success ? [result.output] : [];
  });
  const taken = new Set<string>();
  return items.map((item) => {
    const id = freshId(taken, item.id);
    taken.add(id);
    return { ...item, id };
  });
}

function parsedList(stored: string | null): readonly unknown[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    // A truncated or foreign value holds no cart.
    return [];
  }
}

/** Returns the requested id, or the next free one. */
export function freshId(taken: ReadonlySet<string>, wished: string): string {
  let id = wished;
  for (let number = 2; taken.has(id); number += 1) id = `${wished}-${number}`;
  return id;
}
