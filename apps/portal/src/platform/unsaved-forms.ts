import type { ComponentType } from 'react';
import { atom } from 'jotai/vanilla';
import type { Message } from '@portico/i18n/define-messages';
import { goTo } from './navigation.ts';
import { store } from './store.ts';

/** What the question before leaving says about what would be lost. */
export type LeaveWords = { readonly title: Message; readonly text: Message; readonly leave: Message; readonly stay: Message };

/** What leaving the page would lose. */
export type UnsavedItem = {
  /** Said instead of the words for a form's changes. */
  readonly words?: LeaveWords | undefined;
  /** True if it is there again when the form is next opened, should the portal leave the page on its own or the session end. */
  readonly isKept: boolean;
};

type Unsaved = {
  readonly items: ReadonlyMap<string, UnsavedItem>;
  /** Asks before they are lost. The first component that needs it loads it, so that other pages do not. */
  readonly Question: ComponentType | null;
};

export const unsavedAtom = atom<Unsaved>({ items: new Map<string, UnsavedItem>(), Question: null });

type Question = {
  /** Answers it: true stays on the page. */
  readonly decide: (stays: boolean) => void;
  /** Called if another question, or none, takes its place. */
  readonly onReplaced?: () => void;
};

/** The open question. */
export const questionAtom = atom<Question | null>(null);

export function showQuestion(question: Question | null): void {
  store.get(questionAtom)?.onReplaced?.();
  store.set(questionAtom, question);
}

/**
 * Opens the question. Resolves to true if the user stays on the page. If Back is pressed again, only the second question is answered: the
 * router then returns by both steps.
 */
export async function ask(): Promise<boolean> {
  return new Promise((decide) => showQuestion({ decide }));
}

/** Asks about what isn't kept, such as a password. Resolves to true if the user stays because of it. */
export async function staysForUnkept(): Promise<boolean> {
  if ([...store.get(unsavedAtom).items.values()].every(({ isKept }) => isKept)) return false;
  return new Promise((decide) => showQuestion({ decide, onReplaced: () => decide(true) }));
}

/** True while the portal navigates on its own, after an order or for a payment: nothing is asked about what is kept. */
export const keepsChangesAtom = atom(false);

/**
 * Navigates without asking about forms: those with unsaved changes have them again when they are next opened. What can't be kept has to be
 * asked about before.
 * @see staysForUnkept
 */
export async function goKeepingChanges(href: string): Promise<void> {
  store.set(keepsChangesAtom, true);
  try {
    await goTo(href);
  } finally {
    store.set(keepsChangesAtom, false);
  }
}
