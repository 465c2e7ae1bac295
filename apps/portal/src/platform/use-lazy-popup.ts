import { useState } from 'react';

/** The state of a popup whose code loads late: it is mounted on first use and stays mounted, so that typed values survive. */
export function useLazyPopup() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isMounted: state !== 'never',
    show: () => setState('open'),
    props: { open: state === 'open', onOpenChange: (open: boolean) => setState(open ? 'open' : 'closed') },
  };
}

export type LazyPopup = ReturnType<typeof useLazyPopup>;
