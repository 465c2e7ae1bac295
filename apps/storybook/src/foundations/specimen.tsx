import { use, useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { tokenUsers } from '../../kit-facts/kit.ts';
import { ChosenSurroundings } from '../documentation/chosen-surroundings.ts';
import type { Surroundings } from '../toolbar/surroundings.tsx';
import styles from './specimen.module.css';

/** Reads a value from an element as rendered, and again when the toolbar changes the brand or theme. */
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

/** The components whose styles use a token. */
function Users({ token }: { token: string }): ReactElement | null {
  const users = tokenUsers[token] ?? [];
  if (users.length === 0) return null;
  const named = users.length > 6 ? `${users.slice(0, 5).join(', ')}, +${users.length - 5}` : users.join(', ');
  return <div className={styles.users}>{named}</div>;
}

interface SpecimenProps {
  /** A token without `--portico-`, such as `space-4`. */
  token: string;
  about?: ReactNode;
  children?: ReactNode;
}

/** Returns `1.5rem` with its pixels, which design tools need; other values unchanged. */
function withPixels(value: string): string {
  const [, rem, times = '1'] = /^(?:calc\()?([\d.]+)rem(?: \* ([\d.]+)\))?$/.exec(value) ?? [];
  if (rem === undefined) return value;
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return `${Number(rem) * Number(times)}rem · ${Number(rem) * Number(times) * remPx} px`;
}

/** One token: its name, current value and appearance. */
export function Specimen({ token, about, children }: SpecimenProps): ReactElement {
  const [element, value] = usePainted((root) => withPixels(getComputedStyle(root).getPropertyValue(`--portico-${token}`).trim()));
  return (
    <div ref={element} className={styles.row}>
      <div className={styles.token}>
        <span>--portico-{token}</span>
        <span className={styles.value}>{value && value.length < 40 ? value : null}</span>
      </div>
      <div className={styles.shown}>{children}</div>
      <div className={styles.notes}>
        {about ? <div className={styles.about}>{about}</div> : null}
        <Users token={token} />
      </div>
    </div>
  );
}

/** A column of specimens, isolated from the styles of Storybook's pages. */
export function Specimens({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.list}`} dir="ltr">
      {children}
    </div>
  );
}
