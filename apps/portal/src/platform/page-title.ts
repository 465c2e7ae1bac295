import { useEffect } from 'react';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';

/** What titles the page in the place of its route's title, such as the name of the thing, or that it is not there; null for the route's own. */
export const pageTitleAtom = atom<string | null>(null);

/** User text in a title must not change the direction of the text around it. */
const steering = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Titles the page for as long as the component is shown. Of several, the one that was shown or changed last. */
export function usePageTitle(title: string): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => {
    setTitle(title.replaceAll(steering, ''));
    return () => setTitle(null);
  }, [setTitle, title]);
}
