import type { ComponentType } from 'react';
import { atom } from 'jotai/vanilla';

type Unsaved = {
  /** Ids of the forms with unsaved changes. */
  readonly forms: ReadonlySet<string>;
  /** Asks before changes are discarded. The first form that needs it loads it, so that other pages do not. */
  readonly Question: ComponentType | null;
};

export const unsavedAtom = atom<Unsaved>({ forms: new Set<string>(), Question: null });
