/** Runs before the first paint, so that neither theme nor language flashes. The portal validates all values again later. */
import type { User } from '@portico/contract';
import type { FoundPage, Visit } from '@portico/prerender/vite-plugin';
import { applyStoredTheme } from '@portico/ui/stored-theme';
import { isPreferred } from './platform/preference-cookie.ts';

const root = document.documentElement;

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** This tab's own session, else the browser's. */
function storedToken(): string | null {
  const stored = sessionStorage.getItem('accessToken') ?? localStorage.getItem('accessToken');
  const token = stored?.startsWith('"') ? parsed(stored) : stored;
  return typeof token === 'string' ? token : null;
}

function meta(name: string): string {
  return document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
}

/** Every field is checked for presence only. */
function storedUser(): User | null {
  return parsed(sessionStorage.getItem('auth_user') ?? localStorage.getItem('auth_user')) as User | null;
}

/** The same list as `offerOf` of operations/offers. */
function offered(user: User | null): readonly string[] {
  return user?.extensions ?? meta('portico-extensions').split(' ');
}

/** True if the last user's page differs from a main user's: closed areas, or a banner above. */
function seesLess(user: User | null): boolean {
  const isClosed = !user?.is_main && Object.values(user?.roles ?? {}).some((role) => role !== 'write');
  return isClosed || Boolean(user?.impersonation) || Boolean(user?.clock_ahead_ms);
}

/** True if the last user may not see the page, whose calls the API would refuse. The same as `closedArea` of operations/rights. */
function mayNotSee(user: User | null): boolean {
  // Written by prerender.tsx.
  const area = root.dataset['area'] ?? '';
  if (area === 'sign-in') return Boolean(user?.impersonation);
  return !user?.is_main && (user?.roles as Readonly<Record<string, string>> | undefined)?.[area] === 'none';
}

/** Sends the page's first API calls while the scripts load: see early-data.ts. */
function askEarly(token: string, locale: string, offer: readonly string[]): void {
  const api = meta('portico-api').replace(/\/+$/, '') || location.origin;
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale };
  // Written by prerender.tsx: `extension:path`, and no extension for the core.
  const calls = (root.dataset['calls'] ?? '').split(' ').flatMap((call) => {
    const [, extension = '', path] = /^([a-z-]*):(.+)$/.exec(call) ?? [];
    return path !== undefined && (extension === '' || offer.includes(extension)) ? [path] : [];
  });
  const requests = calls.map((call) => {
    const answer = fetch(api + call, { headers });
    // The code that uses the answer handles its failure.
    answer.catch(() => undefined);
    return [api + call, { token, locale, answer }] as const;
  });
  window.porticoEarly = new Map(requests);
}

/** Applies what this browser has stored. Returns whether the page is this visitor's. */
function applyStored(page: FoundPage | undefined): boolean {
  try {
    applyStoredTheme('vueuse-color-scheme');
    const [, locale] = /^"?([a-z]{2})"?$/.exec(localStorage.getItem('locale') ?? '') ?? [];
    if (locale) root.lang = locale;
    // Cached fonts are shown at once; others load once the page can be used.
    const fonts = document.querySelector<HTMLLinkElement>('#portico-fonts');
    if (fonts && localStorage.getItem('portico-fonts') === fonts.href) fonts.media = 'all';
    if (!page) return true;
    const token = storedToken();
    const isForUser = page.audience === 'user';
    const user = isForUser ? storedUser() : null;
    const offer = offered(user);
    // Written by prerender.tsx: the extensions that the page shows before it has any data.
    const shown = (root.dataset['extensions'] ?? '').split(' ').filter(Boolean);
    const isWhole = shown.every((name) => offer.includes(name)) && !(isForUser && seesLess(user));
    const fits = (!locale || locale === page.language) && isForUser === (token !== null) && isWhole;
    if (isForUser && token !== null && !mayNotSee(user)) askEarly(token, locale ?? page.language, offer);
    return fits;
  } catch {
    // Storage is blocked: the system's theme and the browser's language apply.
    return true;
  }
}

/** The first use of each format reads the language's data. By now the page is painted, and the scripts are still loading. */
function warmFormats(): void {
  Intl.NumberFormat.supportedLocalesOf(root.lang);
  Intl.DateTimeFormat.supportedLocalesOf(root.lang);
  new Intl.NumberFormat(root.lang, { style: 'currency', currency: 'EUR' }).format(1);
  new Intl.DateTimeFormat(root.lang, { dateStyle: 'medium' }).format(0);
  new Intl.PluralRules(root.lang).select(1);
}

function frame(): string {
  if (matchMedia('(max-width: 768px)').matches) return 'phone';
  return isPreferred(document.cookie, 'sidebar_state', 'false') ? 'collapsed' : 'open';
}

export function startVisit(page: FoundPage | undefined): Visit {
  // Hides the prerendered passkey button, which hydration removes: the form must not move then.
  if (typeof PublicKeyCredential !== 'function') root.dataset['noPasskeys'] = '';
  return { fits: applyStored(page), frame: frame(), afterPaint: warmFormats };
}
