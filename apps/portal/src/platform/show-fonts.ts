import { whenStarted } from './first-render.ts';
import { whenIdle } from './idle.ts';

const shownKey = 'portico-fonts';

/**
 * Loads the fonts once the page responds and is idle, so that they don't compete with the page for the network or cause a layout. Until
 * then the fallback, which has the same metrics, shows the text. Cached fonts are shown at once by boot.js.
 */
export async function showFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#portico-fonts');
  // In development the font faces are part of the other styles.
  if (!link) return;
  await whenStarted();
  await whenIdle();
  link.media = 'all';
  localStorage.setItem(shownKey, link.href);
}
