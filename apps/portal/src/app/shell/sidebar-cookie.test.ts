import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

describe('sidebar cookie', () => {
  it('the sidebar cookie stores true or false for seven days on the whole site', () => {
    expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
    expect(sidebarCookie(true)).toContain('sidebar_state=true;');
  });

  it('over HTTPS the sidebar cookie is secure, and only this host can set it', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    expect(sidebarCookie(false)).toBe('__Host-sidebar_state=false; path=/; max-age=604800; samesite=lax; secure');
    expect(readSidebarOpen('a=1; __Host-sidebar_state=false')).toBe(false);
    expect(readSidebarOpen('sidebar_state=false; __Host-sidebar_state=true')).toBe(true);
  });

  it('the sidebar cookie is read among other cookies', () => {
    expect(readSidebarOpen('a=1; sidebar_state=false; b=2')).toBe(false);
    expect(readSidebarOpen('a=1; sidebar_state=true')).toBe(true);
  });

  it('the sidebar is expanded when the cookie is missing or malformed', () => {
    expect(readSidebarOpen('')).toBe(true);
    expect(readSidebarOpen('sidebar_state=maybe')).toBe(true);
    expect(readSidebarOpen('not_sidebar_state=false')).toBe(true);
  });
});
