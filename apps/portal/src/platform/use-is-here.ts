import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still shown: a late answer must not lead away from where the user went meanwhile. */
export function useIsHere(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
