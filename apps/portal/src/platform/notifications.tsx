import { atom, createStore } from 'jotai/vanilla';
import { whenOnline } from '@portico/ui/lazily';
import { ifLoaded } from './missing-code.ts';

export type NotificationTone = 'success' | 'error' | 'info' | 'warning';
export type NotificationAction = { readonly label: string; readonly onAction: () => void };

/** Set once the code for the first notification has arrived: the toaster is mounted then, so that no page pays for it before. */
export const notificationStore = createStore();
export const toasterWantedAtom = atom(false);
/** Text of a toast whose code could not be loaded. */
export const undeliveredAtom = atom<string | null>(null);

/** The toaster and its stylesheet. The module system loads them once, however often this is called. */
export const loadToaster = whenOnline(async () => {
  const [toaster] = await Promise.all([import('@portico/ui/toaster'), import('@portico/ui/toaster.css')]);
  return toaster;
});

/** A fact that could be told from two sides is one toast: the later telling takes the place of the earlier one. */
export const paymentFact = 'payment';
/** That something is in the cart, until it is ordered. */
export const cartFact = 'cart';

/** Said of what somebody tried on a screen; on another one it says nothing new. */
const ofTheScreen = new Set<string>();

type ToastOptions = { readonly id: string; readonly action?: { readonly label: string; readonly onClick: () => void } };

function show(tone: NotificationTone) {
  return (text: string, action?: NotificationAction, fact?: string): string => {
    // Said again, it is the same toast: twelve wrong passwords are no twelve toasts.
    const id = fact ?? `${tone} ${text}`;
    if (!navigator.onLine && !notificationStore.get(toasterWantedAtom)) {
      showUntilOnline(text);
      return id;
    }
    if (tone === 'error' || tone === 'warning') ofTheScreen.add(id);
    const options = { id, ...(action ? { action: { label: action.label, onClick: action.onAction } } : {}) };
    void deliver(tone, text, options);
    return id;
  };
}

/** The toaster's code cannot arrive now, and a toast would be stale by the time it does. */
function showUntilOnline(text: string): void {
  notificationStore.set(undeliveredAtom, text);
  addEventListener('online', () => notificationStore.set(undeliveredAtom, null), { once: true });
}

async function deliver(tone: NotificationTone, text: string, options: ToastOptions): Promise<void> {
  const toaster = await ifLoaded(loadToaster());
  notificationStore.set(undeliveredAtom, toaster === null ? text : null);
  if (toaster === null) return;
  notificationStore.set(toasterWantedAtom, true);
  toaster.toast[tone](text, options);
}

/** Dismisses toasts that are no longer true. */
function dismiss(ids: readonly string[]): void {
  notificationStore.set(undeliveredAtom, null);
  if (ids.length > 0) void ifLoaded(loadToaster()).then((toaster) => ids.forEach((id) => toaster?.toast.dismiss(id)));
}

/** Takes away what belongs to the screen that is left. */
export function leaveScreen(): void {
  const ids = [...ofTheScreen];
  ofTheScreen.clear();
  dismiss(ids);
}

type Show<Returned> = (text: string, action?: NotificationAction, fact?: string) => Returned;
type Notify = Readonly<Record<'success' | 'info' | 'warning', Show<void>>> & {
  /** Returns what to dismiss it by. */
  readonly error: Show<string>;
  readonly dismiss: (ids: readonly string[]) => void;
};

/** Toasts, from anywhere: the region is named, announced, and top right for ten seconds. What they are for is decision 26. */
export const notify: Notify = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning'), dismiss };
