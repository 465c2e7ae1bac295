import { useSyncExternalStore } from 'react';

/** The specification's breakpoint: a phone is 768 px wide or less. */
const phoneQuery = '(max-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** `drawnForPhone`: what a server has drawn, which the first render in the browser has to match. */
export function usePhoneWidth(drawnForPhone: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phoneQuery).matches,
    () => drawnForPhone,
  );
}
