import { useEffect, useState } from 'react';
import { markHydrated } from './hydrated-event.ts';

/**
 * Returns the frame that the page was prerendered in, on every render of the component; undefined if it was not prerendered. Call it in
 * the layout around a page, below its Suspense boundaries: the page counts as hydrated once the layout is.
 */
export function usePrerendered(): string | undefined {
  const [frame] = useState(() => {
    const { prerendered, frame: chosen } = document.documentElement.dataset;
    return prerendered && chosen;
  });
  // In a timer, after the effects of the page inside, whose forms take over what was typed.
  useEffect(() => {
    const timer = setTimeout(markHydrated);
    return () => clearTimeout(timer);
  }, []);
  return frame;
}
