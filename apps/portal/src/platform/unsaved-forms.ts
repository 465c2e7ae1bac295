import type { ComponentType } from 'react';
import { atom } from 'jotai/vanilla';
import type { Message } from '@portico/i18n/define-messages';
import { goTo } from './navigation.ts';
import { store } from './store.ts';

/** What the question before leaving says about what would be lost. */
export type LeaveWords = { readonly title: Message; readonly text: Message; readonly leave: Message; readonly stay: Message };

type Unsaved = {
  /** What leaving the page would lose, by id: a form's changes, or something that has its own words. */
  readonly items: ReadonlyMap<string, LeaveWords | undefined>;
  /** Asks before they are lost. The first component that needs it loads it, so that other pages do not. */
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

export const unsavedAtom = atom<Unsaved>({ items: new Map<string, LeaveWords | undefined>(), Question: null });
