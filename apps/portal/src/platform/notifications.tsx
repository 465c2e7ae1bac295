import { atom, createStore } from 'jotai/vanilla';

export type NotificationTone = 'success' | 'error' | 'info' | 'warning';
export type NotificationAction = { readonly label: string; readonly onAction: () => void };

type Toaster = typeof import('@portico/ui/toaster');

/** Set once the first notification is wanted: the shell mounts the toaster then, so that no page pays for it before. */
export const notificationStore = createStore();
export const toasterWantedAtom = atom(false);

let toaster: Promise<Toaster> | undefined;

export function loadToaster(): Promise<Toaster> {
  toaster ??= import('@portico/ui/toaster');
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
