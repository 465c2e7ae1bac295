import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const ofThePage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onTheServer = () => 'ltr' as const;

/** Which way the page is read, and is read from now on if that changes. */
export function useReadingDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, ofThePage, onTheServer);
}
