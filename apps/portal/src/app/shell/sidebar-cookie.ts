import { isPreferred, preferenceCookie } from '../../platform/preference-cookie.ts';

const name = 'sidebar_state';

/** Returns whether the sidebar is expanded. A missing or unknown cookie value means expanded. */
export function readSidebarOpen(cookies: string): boolean {
  return !isPreferred(cookies, name, 'false');
}

/** Value true or false, path root, 7 days. */
export function sidebarCookie(open: boolean): string {
  return preferenceCookie(name, String(open), 604_800);
}
