import { atom, createStore } from 'jotai/vanilla';
import { whenOnline } from '@portico/ui/lazily';

export type NotificationTone = 'success' | 'error' | 'info' | 'warning';
export type NotificationAction = { readonly label: string; readonly onAction: () => void };

/** Set once the first notification is wanted: the shell mounts the toaster then, so that no page pays for it before. */
export const notificationStore = createStore();
export const toasterWantedAtom = atom(false);

/** The toaster and its stylesheet. The module system loads them once, however often this is called. */
export const loadToaster = whenOnline(async () => {
  const [toaster] = await Promise.all([import('@portico/ui/toaster'), import('@portico/ui/toaster.css')]);
  return toaster;
});

/** A fact that could be told from two sides is one toast: the later telling takes the place of the earlier one. */
export const paymentFact = 'payment';

/** Said of what somebody tried on a screen; on another one it says nothing new. */
const ofTheScreen = new Set<string>();

function show(tone: NotificationTone) {
  return (text: string, action?: NotificationAction, fact?: string): void => {
    // Said again, it is the same toast: twelve wrong passwords are no twelve toasts.
    const id = fact ?? `${tone} ${text}`;
    if (tone === 'error' || tone === 'warning') ofTheScreen.add(id);
    notificationStore.set(toasterWantedAtom, true);
    const options = { id, ...(action ? { action: { label: action.label, onClick: action.onAction } } : {}) };
    void loadToaster().then(({ toast }) => toast[tone](text, options));
  };
}

/** Takes away what belongs to the screen that is left. */
export function leaveScreen(): void {
  const ids = [...ofTheScreen];
  ofTheScreen.clear();
  if (ids.length > 0) void loadToaster().then(({ toast }) => ids.forEach((id) => toast.dismiss(id)));
}

/** Toasts, from anywhere: the region is named, announced, and top right for ten seconds. What they are for is decision 26. */
export const notify = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
