const name = 'sidebar_state';
const maxAgeSeconds = 604_800;

/** Returns whether the sidebar is expanded. A missing or unknown cookie value means expanded. */
export function readSidebarOpen(cookies: string): boolean {
  const entry = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${name}=`));
  return entry !== `${name}=false`;
}

/** Value true or false, path root, 7 days. */
export function sidebarCookie(open: boolean): string {
  return `${name}=${open}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
