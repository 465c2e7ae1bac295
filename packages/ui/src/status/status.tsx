import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './status.module.css';

export const statusTones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;
export type StatusTone = (typeof statusTones)[number];
export const statusSigns = ['dot', 'ring'] as const;
export type StatusSign = (typeof statusSigns)[number];

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  tone: StatusTone;
  /** A `ring` for a state that is over or not reached yet. */
  sign?: StatusSign | undefined;
}

/** The state of an item: a colour, and always its name. */
export function Status({ tone, sign = 'dot', className, children, ...rest }: StatusProps): ReactElement {
  return (
    <span {...rest} className={classNames(styles.root, className)} data-tone={tone} data-sign={sign}>
      {children}
    </span>
  );
}
