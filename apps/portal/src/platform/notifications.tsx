import { atom, createStore } from 'jotai/vanilla';
import { whenOnline } from '@portico/ui/lazily';
import { localeAtom } from './locale.ts';
import { ifLoaded } from './missing-code.ts';
import { store } from './store.ts';

export type NotificationTone = 'success' | 'error' | 'info' | 'warning';
export type NotificationAction = { readonly label: string; readonly onAction: () => void };

/** Mounts the toaster once the first notification has loaded its code, so that no page loads it earlier. */
export const notificationStore = createStore();
export const toasterWantedAtom = atom(false);
/** The text of a toast whose code failed to load. */
export const undeliveredAtom = atom<string | null>(null);

/** Loads the toaster and its stylesheet. The module system loads them once. */
export const loadToaster = whenOnline(async () => {
  const [toaster] = await Promise.all([import('@portico/ui/toaster'), import('@portico/ui/toaster.css')]);
  return toaster;
});

/** Toasts with the same fact replace each other, so that two sources never report it twice. */
export const paymentFact = 'payment';
/** Something is in the cart and not ordered yet. */
export const cartFact = 'cart';
/** A power action on several servers: first that it began, then how it ended. */
export const powerOfManyFact = 'power of many';

/** The failures shown, dismissed when their screen is left. */
const failures = new Set<string>();

type ToastOptions = { readonly id: string; readonly action?: { readonly label: string; readonly onClick: () => void } };

function show(tone: NotificationTone) {
  return (text: string, action?: NotificationAction, fact?: string, replaced?: string): string => {
    // Repeated messages share a toast: twelve wrong passwords show one.
    const id = fact ?? `${tone} ${text}`;
    if (replaced !== undefined && replaced !== id) dismiss([replaced]);
    if (!navigator.onLine && !notificationStore.get(toasterWantedAtom)) {
      showUntilOnline(text);
      return id;
    }
    if (tone === 'error' || tone === 'warning') failures.add(id);
    else failures.delete(id);
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
  const locale = store.get(localeAtom);
  const toaster = await ifLoaded(loadToaster());
  // The text is in a language that is no longer shown.
  if (store.get(localeAtom) !== locale) return;
  notificationStore.set(undeliveredAtom, toaster === null ? text : null);
  if (toaster === null) return;
  notificationStore.set(toasterWantedAtom, true);
  toaster.toast[tone](text, options);
}

/** Dismisses failures that are no longer true, except those that a success has replaced. */
function dismiss(ids: readonly string[]): void {
  notificationStore.set(undeliveredAtom, null);
  const shown = ids.filter((id) => failures.delete(id));
  if (shown.length > 0) void ifLoaded(loadToaster()).then((toaster) => shown.forEach((id) => toaster?.toast.dismiss(id)));
}

/** Dismisses the failures of the screen that is being left. */
export function leaveScreen(): void {
  dismiss([...failures]);
}

// The text of a toast is already formatted, or the server's, so none can follow to another language.
store.sub(localeAtom, () => {
  leaveScreen();
  if (notificationStore.get(toasterWantedAtom)) void loadToaster().then(({ toast }) => toast.dismiss());
});

type Show<Returned> = (text: string, action?: NotificationAction, fact?: string, replaced?: string) => Returned;
type Notify = Readonly<Record<'success' | 'info' | 'warning', Show<void>>> & {
  /** Returns the id to dismiss or replace the toast with. */
  readonly error: Show<string>;
  readonly dismiss: (ids: readonly string[]) => void;
};

/** Shows toasts from anywhere: in a labelled, announced region at the top right for ten seconds. Decision 26 says what they are for. */
export const notify: Notify = { success: show('success'), error: show('error'), info: show('info'), warning: show('warning'), dismiss };
