import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './kbd.module.css';

/** A keyboard key. */
export function Kbd({ className, ...rest }: ComponentPropsWithRef<'kbd'>): ReactElement {
  return <kbd {...rest} className={classNames(styles.root, className)} />;
}
