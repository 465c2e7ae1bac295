import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const ofThePage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const onTheServer = () => 'ltr' as const;

/**
 * Tells the primitives below which way the page is read, so that arrow keys lead where they point and what opens beside a thing opens
 * on the right side of it. They don't look for themselves, and the kit asks nobody for a provider.
 */
export function ReadingDirection({ children }: { children: ReactNode }): ReactElement {
  const direction = useSyncExternalStore(subscribe, ofThePage, onTheServer);
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
