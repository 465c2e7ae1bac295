import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isStarted, whenStarted } from '../platform/first-render.ts';

/** For a field outside of a form: text typed before the page responded is entered again once it does. */
export function useTypedBefore(type: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const typeNow = useEffectEvent(type);
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (!isStarted() && text !== '') void whenStarted().then(() => typeNow(text));
  }, []);
  return input;
}
