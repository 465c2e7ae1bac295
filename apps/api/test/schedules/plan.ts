import { shareOf } from '@portico/simulation/simulator/seeded-random';

/** How often each operation occurs, in percent. */
const weights = {
  order: 18,
  pay: 24,
  topUp: 12,
  staff: 6,
  refund: 8,
  credit: 6,
  cancel: 7,
  autoPay: 3,
  renewal: 3,
  promo: 4,
  hostile: 9,
} as const;
export type OperationKind = keyof typeof weights;

/** One operation. Its choices depend only on the seed and its position; what it chooses from also depends on timing. */
export type PlannedOperation = {
  index: number;
  kind: OperationKind;
  client: number;
  /** The process that gets the request. A concurrent request goes to the other one too. */
  side: 0 | 1;
  /** Returns a number in [0, 1), the same for the same name. */
  draw: (name: string) => number;
};

export function planOf(seed: string, operations: number, clients: number): PlannedOperation[] {
  return Array.from({ length: operations }, (_, index) => {
    const draw = (name: string) => shareOf(seed, index, name);
    return {
      index,
      kind: kindAt(draw('kind') * 100),
      client: Math.floor(draw('client') * clients),
      side: draw('side') < 0.5 ? 0 : 1,
      draw,
    };
  });
}

function kindAt(place: number): OperationKind {
  let rest = place;
  for (const [kind, weight] of Object.entries(weights)) {
    rest -= weight;
    if (rest < 0) return kind as OperationKind;
  }
  throw new Error('The weights do not sum to a hundred');
}

export function pick<Item>(items: readonly Item[], share: number): Item | undefined {
  return items[Math.floor(share * items.length)];
}
