import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { atom } from 'jotai/vanilla';
import { store } from './store.ts';

/** Whether the command menu is open. The keyboard, the phone header and the user menu open it. */
export const commandsOpenAtom = atom(false);

export type PageCommand = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The link of a command that opens a page. */
  readonly render?: ReactElement;
  readonly run?: () => void;
};

/** The commands of a page, grouped under its title. */
type PageCommands = { readonly title: string; readonly commands: readonly PageCommand[] };

export const pageCommandsAtom = atom<readonly PageCommands[]>([]);

/** Offers the page's commands in the command menu while the page is shown. Commands that are not allowed are left out. */
export function usePageCommands(page: PageCommands): void {
  useEffect(() => {
    store.set(pageCommandsAtom, (all) => [...all, page]);
    return () => store.set(pageCommandsAtom, (all) => all.filter((one) => one !== page));
  }, [page]);
}
