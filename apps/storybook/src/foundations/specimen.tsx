import { use, useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { tokenUsers } from '../../kit-facts/kit.ts';
import { ChosenSurroundings } from '../documentation/page-frame.tsx';
import type { Surroundings } from '../toolbar/surroundings.tsx';
import styles from './specimen.module.css';

/** Reads something off an element as it is painted now, and again when the toolbar changes brand or theme. */
export function usePainted<Value>(read: (element: HTMLElement) => Value): [RefObject<HTMLDivElement | null>, Value | undefined] {
  const chosen = use(ChosenSurroundings);
  const element = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState<{ under: Surroundings | undefined; value: Value }>();
  const paint = useEffectEvent((under: Surroundings | undefined) => {
    if (element.current) setPainted({ under, value: read(element.current) });
  });
  useEffect(() => paint(chosen), [chosen]);
  return [element, painted?.value];
}

/** Which components use a token, as their styles say. */
function Users({ token }: { token: string }): ReactElement | null {
  const users = tokenUsers[token] ?? [];
  if (users.length === 0) return null;
  const named = users.length > 6 ? `${users.slice(0, 5).join(', ')} and ${users.length - 5} more` : users.join(', ');
  return <div className={styles.users}>{named}</div>;
}

interface SpecimenProps {
  /** A token without `--portico-`, such as `space-4`. */
  token: string;
  about?: ReactNode;
  children?: ReactNode;
}

/** `1.5rem` with what it is in pixels, which a drawing program asks for; anything else as it is. */
function withPixels(value: string): string {
  const [, rem, times = '1'] = /^(?:calc\()?([\d.]+)rem(?: \* ([\d.]+)\))?$/.exec(value) ?? [];
  if (rem === undefined) return value;
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return `${Number(rem) * Number(times)}rem · ${Number(rem) * Number(times) * remPx} px`;
}

/** One token: its name, the value that it has here and now, and what it looks like. */
export function Specimen({ token, about, children }: SpecimenProps): ReactElement {
  const [element, value] = usePainted((root) => withPixels(getComputedStyle(root).getPropertyValue(`--portico-${token}`).trim()));
  return (
    <div ref={element} className={styles.row}>
      <div className={styles.token}>
        <span>--portico-{token}</span>
        <span className={styles.value}>{value && value.length < 40 ? value : null}</span>
      </div>
      <div className={styles.shown}>
        {children}
        {about ? <div className={styles.about}>{about}</div> : null}
        <Users token={token} />
      </div>
    </div>
  );
}

/** Specimens below each other, with the look of Storybook's own pages kept off them. */
export function Specimens({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.list}`} dir="ltr">
      {children}
    </div>
  );
}
