import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { atom } from 'jotai/vanilla';
import { store } from './store.ts';

/** Whether the command menu is open. The keyboard, the header of a phone and the user menu open it. */
export const commandsOpenAtom = atom(false);

export type PageCommand = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The link, for what leads to a page of its own. */
  readonly render?: ReactElement;
  readonly run?: () => void;
};

/** What can be done with what a page shows, under its name. */
type PageCommands = { readonly title: string; readonly commands: readonly PageCommand[] };

export const pageCommandsAtom = atom<readonly PageCommands[]>([]);

/** Offers in the command menu what the page can do now, for as long as it shows that. What may not be done is left out. */
export function usePageCommands(page: PageCommands): void {
  useEffect(() => {
    store.set(pageCommandsAtom, (all) => [...all, page]);
    return () => store.set(pageCommandsAtom, (all) => all.filter((one) => one !== page));
  }, [page]);
}
