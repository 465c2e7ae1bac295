import { page } from 'vitest/browser';
import { followsTheClock, isTransition, settled } from './settled.ts';
import type { RunnableStory } from './story-modules.ts';
import type { Viewport } from './viewports.ts';

/** Space around a component, as in Storybook, so that shadows and focus rings are in the picture. */
const edge = 16;

/** More than any story needs; a taller picture is a mistake. */
const tallest = 4000;

/** Renders the story in a page of that width and at least that height. */
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

/** Returns the bottom of the lowest visible element, plus a margin. */
export function pictureHeight(): number {
  return Math.min(lowestEdge() + edge, window.innerHeight);
}

/**
 * Waits until fonts and images are loaded, transitions have ended, spinners and skeletons are at their start, and everything is painted.
 */
export async function still(): Promise<void> {
  // A popup starts its transition a frame or two after it is rendered, so one calm frame is not enough.
  for (let calm = 0; calm < 2; calm = document.getAnimations().some(isTransition) ? 0 : calm + 1) {
    await settled();
    pauseEndlessAnimations();
    await Promise.all(Array.from(document.images, loaded));
    await nextPaint();
  }
}

/**
 * The same after a theme change. Elements with new colours are repainted within their own box, and on a busy machine the antialiased pixels
 * around a corner keep the old theme's colour, so the whole page is repainted.
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
    // Not at 0, because a delayed animation such as a skeleton's shows nothing before its delay.
    animation.currentTime = delay;
  }
}

async function loaded(image: HTMLImageElement): Promise<void> {
  if (!image.complete) {
    await new Promise<void>((resolve) => {
      image.addEventListener('load', () => resolve(), { once: true });
      // The replacement for a broken image must be visible too.
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

/** Returns the lowest edge of everything visible. A scroll container counts by its frame only. */
function lowestEdge(): number {
  let lowest = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    // The tree walker visits elements only.
    const element = node as Element;
    const { bottom, width, height } = element.getBoundingClientRect();
    if (width > 1 && height > 1) lowest = Math.max(lowest, bottom);
    return getComputedStyle(element).overflowY === 'visible' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  while (walker.nextNode());
  return Math.ceil(lowest);
}
