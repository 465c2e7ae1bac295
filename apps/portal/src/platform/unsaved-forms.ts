import type { ComponentType } from 'react';
import { atom } from 'jotai/vanilla';

type Unsaved = {
  /** Ids of the forms with changes that are not saved. */
  readonly forms: ReadonlySet<string>;
  /** Asks before they are discarded. The first such form brings it along, so that a page without one is loaded without it. */
  readonly Question: ComponentType | null;
};

export const unsavedAtom = atom<Unsaved>({ forms: new Set<string>(), Question: null });
