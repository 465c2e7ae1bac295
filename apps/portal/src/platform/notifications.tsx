import { atom, createStore } from 'jotai/vanilla';

export type NotificationTone = 'success' | 'error' | 'info' | 'warning';
export type NotificationAction = { readonly label: string; readonly onAction: () => void };

/** Set once the first notification is wanted: the shell mounts the toaster then, so that no page pays for it before. */
export const notificationStore = createStore();
export const toasterWantedAtom = atom(false);

/** The toaster and its stylesheet. The module system loads them once, however often this is called. */
export async function loadToaster() {
  const [toaster] = await Promise.all([import('@portico/ui/toaster'), import('@portico/ui/toaster.css')]);
  return toaster;
}

function show(tone: NotificationTone) {
  return (text: string, action?: NotificationAction): void => {
    notificationStore.set(toasterWantedAtom, true);
    void loadToaster().then(({ toast }) =>
      toast[tone](text, action ? { action: { label: action.label, onClick: action.onAction } } : undefined),
    );
  };
}

/** Toasts, from anywhere: the region is named, announced, and top right for ten seconds. */
export const notify = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
