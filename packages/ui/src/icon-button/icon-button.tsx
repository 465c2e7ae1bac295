import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'iconStart' | 'iconEnd'> {
  /** Its accessible name, for everyone who can't rely on the icon. */
  label: string;
}

/** A square button with only an icon, its child. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps): ReactElement {
  return (
    <Button {...rest} aria-label={label} className={classNames(styles.root, className)}>
      <span className={styles.icon} aria-hidden="true">
        {children}
      </span>
    </Button>
  );
}
