import { createRandom, shareOf } from '../simulator/seeded-random.ts';

/**
 * The variants of a webhook: the real one, an outdated status, one signed with a wrong secret, and one whose amount was changed after
 * signing.
 */
export type Delivery = 'true' | 'stale' | 'forged' | 'altered';

export type Hostility = {
  /** Returns what is sent for a webhook, in this order. Empty if it is lost. */
  deliveries: (checkoutId: string, status: string) => readonly Delivery[];
  delayMs: (checkoutId: string, status: string) => number;
  /** Returns true if the connection breaks after this call has taken effect. */
  breaks: (call: string) => boolean;
};

const longestDelayMs = 1_500;

/** Everything is derived from the seed and the subject. Each repetition of a call is drawn separately. */
export function createHostility(seed: string): Hostility {
  const calls = new Map<string, number>();
  return {
    deliveries(checkoutId, status) {
      const random = createRandom(`${seed} webhook ${checkoutId} ${status}`);
      const isLost = random() < 0.3;
      const copies = isLost ? 0 : 1 + Math.floor(random() * 3);
      const others = (['stale', 'forged', 'altered'] as const).filter(() => random() < 0.5);
      const all = [...Array.from({ length: copies }, (): Delivery => 'true'), ...others];
      return all
        .map((delivery) => ({ delivery, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ delivery }) => delivery);
    },
    delayMs: (checkoutId, status) => Math.floor(shareOf(seed, 'delay', checkoutId, status) * longestDelayMs),
    breaks(call) {
      const before = calls.get(call) ?? 0;
      calls.set(call, before + 1);
      return shareOf(seed, 'break', call, before) < 0.25;
    },
  };
}
