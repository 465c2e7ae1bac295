import { expect } from 'vitest';

/** Excludes scroll-driven animations, which do not run on their own. */
export function followsTheClock({ timeline }: Animation): boolean {
  return timeline === document.timeline;
}

/** An animation that ends, unlike a spinner's. */
export function isTransition(animation: Animation): boolean {
  return animation.playState === 'running' && followsTheClock(animation) && animation.effect?.getComputedTiming().iterations !== Infinity;
}

/** Marks an element that was just opened and starts its transition in the next frame; invisible until then. */
const aboutToSetOut = '[data-starting-style]';

/** Ends each transition, because its intermediate colours are meaningless. A spinner has no end and is left running. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await expect
    .poll(
      () => {
        const transitions = document.getAnimations().filter(isTransition);
        for (const transition of transitions) transition.finish();
        return transitions.length + document.querySelectorAll(aboutToSetOut).length;
      },
      { interval: 16 },
    )
    .toBe(0);
}
