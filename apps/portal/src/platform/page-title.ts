import { atom } from 'jotai/vanilla';

/** What titles the page in the place of its route's title, such as that the thing is not there; null for the route's own. */
export const pageTitleAtom = atom<string | null>(null);
