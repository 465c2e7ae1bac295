import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './visually-hidden.module.css';

/** Text for screen readers only, where position, colour or an icon carry the meaning visually. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>): ReactElement {
  return <span {...rest} className={classNames(styles.root, className)} />;
}
