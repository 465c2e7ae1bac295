const name = 'sidebar_state';
const maxAgeSeconds = 604_800;

/** Whether the sidebar is expanded: the cookie's word, and expanded where it says nothing that we know. */
export function readSidebarOpen(cookies: string): boolean {
  const entry = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${name}=`));
  return entry !== `${name}=false`;
}

/** Value true or false, path root, 7 days. */
export function sidebarCookie(open: boolean): string {
  return `${name}=${open}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
