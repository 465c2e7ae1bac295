import { whenAlive } from './drawn.ts';

const shownKey = 'portico-fonts';
const mostMs = 1000;

/**
 * Lets the fonts come, once the page is alive and has nothing else to do: until then its text stands in the fallback, whose metrics are the same, and neither the line nor a
 * new layout is taken from what the page is for. Fonts that are in the browser's cache boot.js shows at once the next time.
 */
export async function showFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#portico-fonts');
  // In development the faces are among the other styles.
  if (!link) return;
  await whenAlive();
  await whenIdle();
  link.media = 'all';
  localStorage.setItem(shownKey, link.href);
}

/** Not every browser tells. */
async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: mostMs });
    else setTimeout(resolve, mostMs / 4);
  });
}
