import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The id of the element with the page's content; it must be focusable (`tabIndex={-1}`). */
  targetId: string;
}

/** The first tab stop: visible only while focused, it skips the navigation and leads to the content. */
export function SkipLink({ targetId, className, onClick, ...rest }: SkipLinkProps): ReactElement {
  function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || !target) return;
    // Keeps the hash out of the URL, which belongs to the application's router.
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'start' });
  }
  return <a {...rest} href={`#${targetId}`} className={classNames(styles.root, className)} onClick={moveFocus} />;
}
