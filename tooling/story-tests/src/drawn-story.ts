import { page } from 'vitest/browser';
import { followsTheClock, isTransition, settled } from './settled.ts';
import type { RunnableStory } from './story-modules.ts';
import type { Viewport } from './viewports.ts';

/** Around a component, as Storybook has it, so that shadows and rings of focus are in the picture. */
const edge = 16;

/** More than any story needs: a picture beyond is a mistake. */
const tallest = 4000;

/** Draws the story in a page of that width, at least that high. */
export async function drawStory(story: RunnableStory, viewport: Viewport): Promise<void> {
  await page.viewport(viewport.width, viewport.height);
  document.body.style.padding = story.fullscreen ? '' : `${edge}px`;
  await story.run();
  await still();
  if (lowestEdge() > viewport.height) {
    await page.viewport(viewport.width, Math.min(lowestEdge() + edge, tallest));
    await still();
  }
}

/** Down to the lowest thing that is to be seen, and a bit. */
export function pictureHeight(): number {
  return Math.min(lowestEdge() + edge, window.innerHeight);
}

/** Fonts and images are there, transitions at their end, spinners and skeletons at their beginning, and it is painted. */
export async function still(): Promise<void> {
  // What opens sets out a frame or two after it is there, so that one look at a page that does not move is none.
  for (let calm = 0; calm < 2; calm = document.getAnimations().some(isTransition) ? 0 : calm + 1) {
    await settled();
    pauseEndlessAnimations();
    await Promise.all(Array.from(document.images, loaded));
    await nextPaint();
  }
}

/**
 * The same once a theme has changed what is drawn already. What changes its colour is painted anew within its own box, and on a busy machine
 * the soft pixels around a corner keep the colour of the theme before: all of the page is painted once more.
 */
export async function stillInNewColours(): Promise<void> {
  await still();
  document.body.style.opacity = '0.99';
  await nextPaint();
  document.body.style.opacity = '';
  await nextPaint();
}

function pauseEndlessAnimations(): void {
  for (const animation of document.getAnimations().filter(followsTheClock)) {
    const { iterations, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
    if (iterations !== Infinity) continue;
    animation.pause();
    // Not at 0: what waits before it appears, a skeleton, has nothing to show until then.
    animation.currentTime = delay;
  }
}

async function loaded(image: HTMLImageElement): Promise<void> {
  if (!image.complete) {
    await new Promise<void>((resolve) => {
      image.addEventListener('load', () => resolve(), { once: true });
      // What a component shows in place of a broken image is to be seen, too.
      image.addEventListener('error', () => resolve(), { once: true });
    });
  }
  if (image.naturalWidth > 0) await image.decode();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Of all that is to be seen. What scrolls counts with its frame alone. */
function lowestEdge(): number {
  let lowest = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    // Only elements are shown to it.
    const element = node as Element;
    const { bottom, width, height } = element.getBoundingClientRect();
    if (width > 1 && height > 1) lowest = Math.max(lowest, bottom);
    return getComputedStyle(element).overflowY === 'visible' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  while (walker.nextNode());
  return Math.ceil(lowest);
}
