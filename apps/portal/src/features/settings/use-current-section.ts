import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@tanstack/react-router';

type Section = { readonly id: string };

/** Events that start a scroll by the user. */
const scrollGestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The current section is the last one that starts above this line. */
const readingLinePx = 160;

function sectionInView(sections: readonly Section[]): string | undefined {
  const root = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  if (isAtEnd) return sections.at(-1)?.id;
  const above = sections.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readingLinePx);
  return (above.at(-1) ?? sections[0])?.id;
}

/**
 * Returns the section in view and a function that scrolls to another one. A section chosen by a link or the URL stays in view while content
 * above it loads, until the user scrolls.
 */
export function useCurrentSection(sections: readonly Section[]) {
  const hash = useLocation({ select: (location) => location.hash });
  const [current, setCurrent] = useState<string>();
  const held = useRef<string>(undefined);

  function hold(id: string): void {
    held.current = id;
    setCurrent(id);
    document.getElementById(id)?.scrollIntoView();
  }

  const followAddress = useEffectEvent((id: string) => {
    if (sections.some((section) => section.id === id) && held.current !== id) hold(id);
  });
  useEffect(() => followAddress(hash), [hash]);

  useEffect(() => {
    const mark = () => setCurrent(held.current ?? sectionInView(sections));
    const release = () => (held.current = undefined);
    const settle = new ResizeObserver(() => {
      if (held.current !== undefined) document.getElementById(held.current)?.scrollIntoView();
      mark();
    });
    settle.observe(document.body);
    window.addEventListener('scroll', mark, { passive: true });
    for (const gesture of scrollGestures) window.addEventListener(gesture, release, { capture: true, passive: true });
    return () => {
      settle.disconnect();
      window.removeEventListener('scroll', mark);
      for (const gesture of scrollGestures) window.removeEventListener(gesture, release, { capture: true });
    };
  }, [sections]);

  return {
    current,
    goTo: (id: string): void => {
      hold(id);
      document.getElementById(id)?.focus({ preventScroll: true });
    },
  };
}
