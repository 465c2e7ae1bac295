// Runs before the first paint, so that neither theme nor language flashes. The portal validates both values again later.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('vueuse-color-scheme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const locale = localStorage.getItem('locale');
    if (/^[a-z]{2}$/.test(locale)) root.lang = locale;
  } catch {
    // Storage is blocked: the system's theme and the browser's language hold.
  }
})();
