import { useEffect, useRef, useState } from 'react';

const typingPauseMs = 250;

/**
 * Calls `onSearch` with the text once it has not changed for a moment, at once with an empty one. Returns true until then.
 */
export function useSearchPause(text: string, onSearch: ((text: string) => void) | undefined): boolean {
  const [searched, setSearched] = useState('');
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (text === searched) return undefined;
    const timer = setTimeout(
      () => {
        setSearched(text);
        latest.current?.(text);
      },
      text === '' ? 0 : typingPauseMs,
    );
    return () => clearTimeout(timer);
  }, [text, searched]);
  return text !== searched;
}
