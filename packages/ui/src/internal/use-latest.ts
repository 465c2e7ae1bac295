import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The callback of the last render, for listeners that outlive one: what `useEffectEvent` is from React 19.2 on. */
export function useLatest<Callback>(callback: Callback): RefObject<Callback> {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return latest;
}
