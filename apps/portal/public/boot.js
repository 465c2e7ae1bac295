// Runs before the first paint, so that neither theme nor language flashes. The portal validates both values again later.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('vueuse-color-scheme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const locale = localStorage.getItem('locale');
    if (/^[a-z]{2}$/.test(locale)) root.lang = locale;
    // Fonts that were here before are in the cache; otherwise the portal lets them come once the page can be used.
    const fonts = document.getElementById('portico-fonts');
    if (fonts && localStorage.getItem('portico-fonts') === fonts.href) fonts.media = 'all';
  } catch {
    // Storage is blocked: the system's theme and the browser's language hold.
  }
})();
