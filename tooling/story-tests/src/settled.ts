import { expect } from 'vitest';

/** In contrast to those that follow a scroll position, which stand still by themselves. */
export function followsTheClock({ timeline }: Animation): boolean {
  return timeline === document.timeline;
}

/** One that comes to an end, in contrast to a spinner's. */
export function isTransition(animation: Animation): boolean {
  return animation.playState === 'running' && followsTheClock(animation) && animation.effect?.getComputedTiming().iterations !== Infinity;
}

/** On what has just been opened and will set out with the next frame: invisible until then. */
const aboutToSetOut = '[data-starting-style]';

/** Colours half-way through a transition are nobody's: each is brought to its end. A spinner has none and is left alone. */
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
