import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const ofThePage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onTheServer = () => 'ltr' as const;

/** Returns the page's reading direction and follows changes of it. */
export function useReadingDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, ofThePage, onTheServer);
}
