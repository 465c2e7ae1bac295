const shownKey = 'portico-fonts';

/**
 * Lets the fonts come, now that the page can be used: until then its text stands in the fallback, whose metrics are the same. Fonts that are
 * in the browser's cache boot.js shows at once the next time.
 */
export function showFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('#portico-fonts');
  // In development the faces are among the other styles.
  if (!link) return;
  link.media = 'all';
  localStorage.setItem(shownKey, link.href);
}
