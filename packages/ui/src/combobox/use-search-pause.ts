import { useEffect, useRef, useState } from 'react';

const typingPauseMs = 250;

/**
 * Calls `onSearch` with the text once it has not changed for a moment, at once with an empty one. Returns true until then.
 */
export function useSearchPause(text: string, onSearch: ((text: string) => void) | undefined): boolean {
  const [asked, setAsked] = useState('');
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(
      () => {
        setAsked(text);
        latest.current?.(text);
      },
      text === '' ? 0 : typingPauseMs,
    );
    return () => clearTimeout(timer);
  }, [text, asked]);
  return text !== asked;
}
