import { useEffect, useRef, type ReactElement } from 'react';
import styles from './disabled-reason.module.css';
import { showBeside } from './show-beside.ts';

export interface DisabledReasonProps {
  id: string;
  children: string;
}

/**
 * Why the button right before it cannot be pressed: its description for a screen reader, and a bubble for the eye on hover, keyboard focus
 * and tap. A popover of the browser's own, since a button is too small a thing to carry a library for this.
 */
export function DisabledReason({ id, children }: DisabledReasonProps): ReactElement {
  const reason = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const button = reason.current?.previousElementSibling;
    return reason.current && button instanceof HTMLElement ? showBeside(button, reason.current) : undefined;
  }, []);

  return (
    <span ref={reason} id={id} role="tooltip" popover="manual" className={styles.reason}>
      <span className={styles.bubble}>{children}</span>
    </span>
  );
}
