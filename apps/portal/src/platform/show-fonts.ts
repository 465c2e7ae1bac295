import { whenHydrated } from './prerendered.ts';
import { whenIdle } from './idle.ts';

const shownKey = 'portico-fonts';

/**
 * Lets the fonts come, once the page is hydrated and idle: until then its text stands in the fallback, whose metrics are the same, and neither the line nor a
 * new layout is taken from what the page is for. Fonts that are in the browser's cache boot.js shows at once the next time.
 */
export async function showFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#portico-fonts');
  // In development the font faces are part of the other styles.
  if (!link) return;
  await whenHydrated();
  await whenIdle();
  link.media = 'all';
  localStorage.setItem(shownKey, link.href);
}
