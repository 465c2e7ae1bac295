// Runs before the first paint, so that neither theme nor language flashes. The portal validates all values again later.
(() => {
  const root = document.documentElement;
  const drawn = root.dataset.drawn;
  try {
    const theme = localStorage.getItem('vueuse-color-scheme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const [, locale] = /^"?([a-z]{2})"?$/.exec(localStorage.getItem('locale') ?? '') ?? [];
    if (locale) root.lang = locale;
    // Fonts that were here before are in the cache; otherwise the portal lets them come once the page can be used.
    const fonts = document.getElementById('portico-fonts');
    if (fonts && localStorage.getItem('portico-fonts') === fonts.href) fonts.media = 'all';
    // A page that was drawn in another language, or that whoever is signed in does not see, stays out of sight until it is drawn anew.
    const isSignedIn = localStorage.getItem('accessToken') !== null || sessionStorage.getItem('accessToken') !== null;
    if (drawn && ((locale && locale !== drawn) || isSignedIn)) root.dataset.hidden = '';
  } catch {
    // Storage is blocked: the system's theme and the browser's language hold.
  }
  if (!drawn) return;

  // A drawn page is seen before it is alive. What is asked of it meanwhile waits: a form that the browser sends itself would put a password
  // into the address.
  /** @type {(() => void) | undefined} */
  let asked;
  /** @param {Event} event */
  const hold = (event) => {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      asked = () => {
        if (target.isConnected) target.requestSubmit(submitter);
      };
    } else {
      const button = target instanceof Element ? target.closest('button:not([type=submit])') : null;
      if (!(button instanceof HTMLButtonElement)) return;
      asked = () => {
        if (button.isConnected) button.click();
      };
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener(
    'portico:alive',
    () => {
      removeEventListener('submit', hold, true);
      removeEventListener('click', hold, true);
      asked?.();
    },
    { once: true },
  );
})();
