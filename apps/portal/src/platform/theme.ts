import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';

export const themes = ['light', 'dark', 'auto'] as const;
/** `auto` follows the system. */
export type Theme = (typeof themes)[number];

/** The key of the portal that this one replaces, so that its stored choices keep working. */
export const themeKey = 'vueuse-color-scheme';

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Returns the stored theme; missing or invalid values are `auto`. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(themeKey);
  return isTheme(stored) ? stored : 'auto';
}

export const themeAtom = atom<Theme>('auto');

function apply(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Applies and stores the chosen theme, and follows a change in another tab. */
export function startTheme(store: ReturnType<typeof createStore>, storage: Storage): void {
  store.set(themeAtom, readTheme(storage));
  apply(store.get(themeAtom));
  store.sub(themeAtom, () => {
    const theme = store.get(themeAtom);
    apply(theme);
    if (readTheme(storage) !== theme || storage.getItem(themeKey) === null) storage.setItem(themeKey, theme);
  });
  const follow = () => store.set(themeAtom, readTheme(storage));
  addEventListener('storage', ({ key }) => key === themeKey && follow());
  // A page in the back-forward cache gets no storage events.
  addEventListener('pageshow', follow);
}
