import { expect } from 'vitest';

function isTransition({ effect, playState }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
}

/** Colours half-way through a transition are nobody's: each is brought to its end. A spinner has none and is left alone. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect
    .poll(
      () => {
        const transitions = document.getAnimations().filter(isTransition);
        for (const transition of transitions) transition.finish();
        return transitions.length;
      },
      { interval: 16 },
    )
    .toBe(0);
}
