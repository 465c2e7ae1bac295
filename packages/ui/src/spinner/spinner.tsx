import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './spinner.module.css';

export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  size?: SpinnerSize | undefined;
  /** What is being waited for, announced politely. Without it the spinner is decoration: whatever it stands in says that it is busy. */
  label?: string | undefined;
}

/** Turns while something is under way, in the colour of the text around it. Stands still where motion is unwelcome. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps): ReactElement {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} {...rest} className={classNames(styles.root, className)} data-size={size} />;
}
