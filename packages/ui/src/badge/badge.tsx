import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './badge.module.css';

export const badgeVariants = ['neutral', 'accent'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  variant?: BadgeVariant | undefined;
  /** Round, for a bare count. */
  count?: boolean | undefined;
}

/** A word or a count that belongs to the element beside it. For the state of an item use `Status`. */
export function Badge({ variant = 'neutral', count = false, className, ...rest }: BadgeProps): ReactElement {
  return <span {...rest} className={classNames(styles.root, className)} data-variant={variant} data-count={count || undefined} />;
}
