import { useState } from 'react';

/** Of what opens on a page and whose code comes late: it is mounted once somebody wants it, and then stays, with what was typed in it. */
export function useLazyPopup() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isMounted: state !== 'never',
    show: () => setState('open'),
    props: { open: state === 'open', onOpenChange: (open: boolean) => setState(open ? 'open' : 'closed') },
  };
}

export type LazyPopup = ReturnType<typeof useLazyPopup>;
