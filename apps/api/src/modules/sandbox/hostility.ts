import { createRandom, shareOf } from '../../drivers/provisioning/simulator/seeded-random.ts';

/** What is sent for one webhook: the truth, what was true before, a lie without the secret, or the truth with another amount under its signature. */
export type Delivery = 'true' | 'stale' | 'forged' | 'altered';

export type Hostility = {
  /** What becomes of a webhook: in this order, each as often as it stands here; nothing where it is lost. */
  deliveries: (checkoutId: string, status: string) => readonly Delivery[];
  delayMs: (checkoutId: string, status: string) => number;
  /** Whether the connection breaks after this call has done its work. */
  breaks: (call: string) => boolean;
};

const longestDelayMs = 1_500;

/** All of it follows from the seed and from what it is about; a call that is repeated is drawn anew. */
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
