import { useSyncExternalStore } from 'react';

/** The specification's breakpoint. */
const phone = matchMedia('(max-width: 768px)');

function subscribe(onChange: () => void): () => void {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

export function usePhoneWidth(): boolean {
  const isPhone = () => phone.matches;
  // The first render knows the width.
  return useSyncExternalStore(subscribe, isPhone, isPhone);
}
