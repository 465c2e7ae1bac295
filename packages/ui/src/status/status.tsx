import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './status.module.css';

export const statusTones = ['ok', 'warn', 'bad', 'info', 'neutral'] as const;
export type StatusTone = (typeof statusTones)[number];
export const statusSigns = ['dot', 'ring'] as const;
export type StatusSign = (typeof statusSigns)[number];

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  tone: StatusTone;
  /** A `ring` for what is over, or not there yet. */
  sign?: StatusSign | undefined;
}

/** The state of a thing: a colour and, always, the word for it. */
export function Status({ tone, sign = 'dot', className, children, ...rest }: StatusProps): ReactElement {
  return (
    <span {...rest} className={classNames(styles.root, className)} data-tone={tone} data-sign={sign}>
      {children}
    </span>
  );
}
