import { createContext, use } from 'react';

export interface SidebarState {
  /** Only icons are shown. Never true on a phone, where the sidebar is a sheet. */
  collapsed: boolean;
  phone: boolean;
  /** Closes the phone's sheet; nothing elsewhere. */
  closeSheet: () => void;
}

/** Outside a shell the sidebar's parts stand open and still. */
const standalone: SidebarState = { collapsed: false, phone: false, closeSheet: () => undefined };

export const SidebarContext = createContext<SidebarState>(standalone);

/** What a part of the sidebar may know about it, such as a balance widget that has no room among icons. */
export function useSidebar(): SidebarState {
  return use(SidebarContext);
}
