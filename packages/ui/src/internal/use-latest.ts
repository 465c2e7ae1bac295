import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest callback, for listeners that outlive a render: the purpose of `useEffectEvent` from React 19.2 on. */
export function useLatest<Callback>(callback: Callback): RefObject<Callback> {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return latest;
}
