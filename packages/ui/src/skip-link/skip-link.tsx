import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The id of the element that holds the page's content; it must be focusable (`tabIndex={-1}`). */
  targetId: string;
}

/** The first stop of the Tab key: seen only while focused, it leads past the navigation to the content. */
export function SkipLink({ targetId, className, onClick, ...rest }: SkipLinkProps): ReactElement {
  function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || !target) return;
    // The hash stays out of the address: it belongs to the application's router.
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'start' });
  }
  return <a {...rest} href={`#${targetId}`} className={classNames(styles.root, className)} onClick={moveFocus} />;
}
