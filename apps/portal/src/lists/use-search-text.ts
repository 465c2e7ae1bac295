import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchMaxLength } from './list-search.ts';

const typingPauseMs = 250;

/** Returns the text as typed. It becomes the search after a pause, and follows Back and links. */
export function useSearchText(current: string | undefined, onPause: (text: string) => void) {
  const [text, setText] = useState(current ?? '');
  const requested = useRef(current ?? '');
  const search = useEffectEvent(onPause);

  useEffect(() => {
    if ((current ?? '') === requested.current) return;
    requested.current = current ?? '';
    setText(requested.current);
  }, [current]);

  useEffect(() => {
    if (text === requested.current || text.length > searchMaxLength) return;
    const timer = setTimeout(() => {
      requested.current = text;
      search(text);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
