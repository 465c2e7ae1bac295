import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isDrawn, whenAlive } from '../platform/drawn.ts';

/** For a field that is in no form: what was typed into a page that was drawn, before this code was here, is typed once the page is alive. */
export function useTypedBefore(type: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const typeNow = useEffectEvent(type);
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (isDrawn() && text !== '') void whenAlive().then(() => typeNow(text));
  }, []);
  return input;
}
