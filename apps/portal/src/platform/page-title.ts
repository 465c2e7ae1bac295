import { useEffect } from 'react';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';

/** Overrides the route's title, for example with the name of the item or that it is missing; null for the route's own. */
export const pageTitleAtom = atom<string | null>(null);

/** User text in a title must not change the direction of the text around it. */
const steering = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Sets the page title while the component is mounted. The most recently mounted or changed one wins. */
export function usePageTitle(title: string): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => {
    setTitle(title.replaceAll(steering, ''));
    return () => setTitle(null);
  }, [setTitle, title]);
}
