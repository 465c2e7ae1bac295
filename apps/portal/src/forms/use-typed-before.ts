import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isPrerendered, whenHydrated } from '../platform/prerendered.ts';

/** For a field outside of a form: text typed into a prerendered page is entered again after hydration. */
export function useTypedBefore(type: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const typeNow = useEffectEvent(type);
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (isPrerendered() && text !== '') void whenHydrated().then(() => typeNow(text));
  }, []);
  return input;
}
