/**
 * Pins the theme that this browser has stored under `key`; anything but `light` and `dark` follows the system. Called before the first
 * paint, so that the page never flashes in the other theme. Throws if storage is blocked.
 */
export function applyStoredTheme(key: string): void {
  const theme = localStorage.getItem(key);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** Returns `applyStoredTheme` as the source of a script for the page's head, before its stylesheets. */
export function themeScript(key = 'theme'): string {
  return `try{(${applyStoredTheme.toString()})(${JSON.stringify(key)})}catch{}`;
}
