import type { ComponentType } from 'react';
import { atom } from 'jotai/vanilla';
import { goTo } from './navigation.ts';
import { store } from './store.ts';

type Unsaved = {
  /** Ids of the forms with unsaved changes. */
  readonly forms: ReadonlySet<string>;
  /** Asks before changes are discarded. The first form that needs it loads it, so that other pages do not. */
  readonly Question: ComponentType | null;
};

/** True while the portal navigates on its own, after an order or for a payment: changes are kept, and nothing is asked. */
export const keepsChangesAtom = atom(false);

/** Navigates without asking. Forms with unsaved changes have them again when they are next opened. */
export async function goKeepingChanges(href: string): Promise<void> {
  store.set(keepsChangesAtom, true);
  try {
    await goTo(href);
  } finally {
    store.set(keepsChangesAtom, false);
  }
}

export const unsavedAtom = atom<Unsaved>({ forms: new Set<string>(), Question: null });
