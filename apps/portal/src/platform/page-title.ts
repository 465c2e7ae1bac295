import { useEffect } from 'react';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';

/** What titles the page in the place of its route's title, such as the name of the thing, or that it is not there; null for the route's own. */
export const pageTitleAtom = atom<string | null>(null);

/** Titles the page for as long as the component is shown. Of several, the one that was shown or changed last. */
export function usePageTitle(title: string): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [setTitle, title]);
}
