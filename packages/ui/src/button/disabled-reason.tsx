import { useEffect, useRef, type ReactElement } from 'react';
import styles from './disabled-reason.module.css';
import { showBeside } from './show-beside.ts';

export interface DisabledReasonProps {
  id: string;
  children: string;
}

/**
 * Why the preceding button is disabled: its description for screen readers, and a popover on hover, keyboard focus and tap. It uses a
 * native popover, because a button must not depend on a library for this.
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
