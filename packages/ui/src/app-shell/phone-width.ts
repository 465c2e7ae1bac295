import { useSyncExternalStore } from 'react';

/** The specification's breakpoint: a phone is 768 px wide or less. */
const phoneQuery = '(max-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** `prerenderedForPhone`: the width that the markup was prerendered for, which the first render has to match. */
export function usePhoneWidth(prerenderedForPhone: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phoneQuery).matches,
    () => prerenderedForPhone,
  );
}
