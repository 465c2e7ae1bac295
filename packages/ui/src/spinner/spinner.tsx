import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './spinner.module.css';

export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  size?: SpinnerSize | undefined;
  /** What is loading, announced politely. Without a label the spinner is decorative, and its container must be marked as busy. */
  label?: string | undefined;
}

/** Spins while an operation runs, in the surrounding text's colour. Static with reduced motion. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps): ReactElement {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} {...rest} className={classNames(styles.root, className)} data-size={size} />;
}
