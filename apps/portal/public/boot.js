// Runs before the first paint, so that neither theme nor language flashes. The portal validates all values again later.
(() => {
  const root = document.documentElement;
  const prerendered = root.dataset.prerendered;

  /**
   * @param {string | null} stored
   * @returns {unknown}
   */
  function parsed(stored) {
    try {
      return JSON.parse(stored ?? 'null');
    } catch {
      return null;
    }
  }

  /** This tab's own session, else the browser's. */
  function storedToken() {
    const stored = sessionStorage.getItem('accessToken') ?? localStorage.getItem('accessToken');
    const token = stored?.startsWith('"') ? parsed(stored) : stored;
    return typeof token === 'string' ? token : null;
  }

  /** Whether the page of whoever was here last differs from the one of a main user: areas that are closed, or a banner above. */
  function seesLess() {
    const stored = parsed(sessionStorage.getItem('auth_user') ?? localStorage.getItem('auth_user'));
    const user = /** @type {import('@portico/contract').User | null} */ (stored);
    const isClosed = !user?.is_main && Object.values(user?.roles ?? {}).some((role) => role !== 'write');
    return isClosed || Boolean(user?.impersonation) || Boolean(user?.clock_ahead_ms);
  }

  /**
   * Asks the API for what the page begins with, beside the scripts that will show it: see early-data.ts.
   * @param {string} token
   * @param {string} locale
   */
  function askEarly(token, locale) {
    const api = document.querySelector('meta[name=portico-api]')?.getAttribute('content')?.replace(/\/+$/, '') || location.origin;
    const calls = (root.dataset.calls ?? '').split(' ').filter(Boolean);
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale };
    const asked = calls.map((call) => {
      const answer = fetch(api + call, { headers });
      // Whoever takes it over says what became of it.
      answer.catch(() => undefined);
      return /** @type {const} */ ([api + call, { token, locale, answer }]);
    });
    window.porticoEarly = new Map(asked);
  }

  try {
    const theme = localStorage.getItem('vueuse-color-scheme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const [, locale] = /^"?([a-z]{2})"?$/.exec(localStorage.getItem('locale') ?? '') ?? [];
    if (locale) root.lang = locale;
    // Fonts that were here before are in the cache; otherwise the portal lets them come once the page can be used.
    const fonts = document.getElementById('portico-fonts');
    if (fonts && localStorage.getItem('portico-fonts') === fonts.href) fonts.media = 'all';
    if (prerendered) {
      const token = storedToken();
      // A page prerendered in another language, or for another kind of visitor, stays hidden until it is rendered again.
      const isForUser = root.dataset.prerenderedFor === 'user';
      if ((locale && locale !== prerendered) || isForUser !== (token !== null) || (isForUser && seesLess())) root.dataset.hidden = '';
      if (isForUser && token !== null) askEarly(token, locale ?? prerendered);
    }
  } catch {
    // Storage is blocked: the system's theme and the browser's language hold.
  }
  if (!prerendered) return;

  // The page lies there for a wide screen with its sidebar open; what is there for others takes its place before anything is seen of it.
  const isPhone = matchMedia('(max-width: 768px)').matches;
  const frame = isPhone ? 'phone' : /(?:^|;\s*)sidebar_state=false(?:;|$)/.test(document.cookie) ? 'collapsed' : 'open';
  root.dataset.frame = frame;
  new MutationObserver((_, observer) => {
    if (!document.getElementById('prerendered-end')) return;
    observer.disconnect();
    const other = document.querySelector(`template[data-frame=${frame}]`);
    if (other instanceof HTMLTemplateElement) document.getElementById('root')?.replaceChildren(other.content);
    requestAnimationFrame(() => setTimeout(warmFormats));
  }).observe(root, { childList: true, subtree: true });

  // The first use of each format reads the language's data. The page is painted by then, and the scripts are still on their way.
  function warmFormats() {
    Intl.NumberFormat.supportedLocalesOf(root.lang);
    Intl.DateTimeFormat.supportedLocalesOf(root.lang);
    new Intl.NumberFormat(root.lang, { style: 'currency', currency: 'EUR' }).format(1);
    new Intl.DateTimeFormat(root.lang, { dateStyle: 'medium' }).format(0);
    new Intl.PluralRules(root.lang).select(1);
  }

  // A prerendered page is visible before hydration. Presses and submits wait until then: a form sent by the browser would put a password
  // into the address.
  /** @type {(() => void) | undefined} */
  let asked;

  /** @param {Element} element */
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent;

  /**
   * How to find what was pressed, where another element was put in its place meanwhile: of the same kind and name, and where it stood among those. What is
   * named otherwise was not meant.
   * @template {HTMLElement} T
   * @param {T} pressed
   * @returns {() => T | undefined}
   */
  function finder(pressed) {
    const [path, name] = [location.pathname, nameOf(pressed)];
    const alike = () =>
      /** @type {T[]} */ ([...document.querySelectorAll(pressed.localName)]).filter((element) => nameOf(element) === name);
    const position = alike().indexOf(pressed);
    return () => (pressed.isConnected ? pressed : location.pathname === path ? alike()[position] : undefined);
  }

  /** @param {Event} event */
  const hold = (event) => {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      const [form, button] = [finder(target), submitter ? finder(submitter) : () => null];
      asked = () => form()?.requestSubmit(button());
    } else {
      const pressed = target instanceof Element ? target.closest('button:not([type=submit])') : null;
      if (!(pressed instanceof HTMLButtonElement)) return;
      const button = finder(pressed);
      asked = () => button()?.click();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener(
    'portico:hydrated',
    () => {
      removeEventListener('submit', hold, true);
      removeEventListener('click', hold, true);
      asked?.();
    },
    { once: true },
  );
})();
