import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from '@tanstack/react-router';

type Section = { readonly id: string };

/** What a person scrolls with. */
const scrollGestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The last section that begins above this line is the one that is read. */
const readingLinePx = 160;

function sectionInView(sections: readonly Section[]): string | undefined {
  const root = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  if (isAtEnd) return sections.at(-1)?.id;
  const begun = sections.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readingLinePx);
  return (begun.at(-1) ?? sections[0])?.id;
}

/**
 * The section in view, and a way to go to another one. A section that is chosen, by a link or by the address, is held in view while what is
 * above it loads, until the person scrolls.
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
