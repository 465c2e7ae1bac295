import { createContext, use } from 'react';

export interface SidebarState {
  /** Only icons are shown. Never true on a phone, where the sidebar is a sheet. */
  collapsed: boolean;
  phone: boolean;
  /** Closes the phone's sheet; does nothing elsewhere. */
  closeSheet: () => void;
}

/** Outside a shell the sidebar's parts are expanded and static. */
const standalone: SidebarState = { collapsed: false, phone: false, closeSheet: () => undefined };

export const SidebarContext = createContext<SidebarState>(standalone);

/** Returns the sidebar's state, for parts such as a balance widget that does not fit among icons. */
export function useSidebar(): SidebarState {
  return use(SidebarContext);
}
