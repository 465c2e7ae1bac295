import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './money.module.css';

export const moneySizes = ['inherit', 'large', 'total'] as const;
export type MoneySize = (typeof moneySizes)[number];

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole cents. */
  cents: number;
  /** Formats cents for the reader: sign, two decimals, locale. The kit has no language. */
  format: (cents: number) => string;
  size?: MoneySize | undefined;
}

/** An amount of money. It never wraps, and its digits have equal width, so that columns can be compared. */
export function Money({ cents, format, size = 'inherit', className, ...rest }: MoneyProps): ReactElement {
  return (
    <span {...rest} className={classNames(styles.root, className)} data-size={size}>
      {format(cents)}
    </span>
  );
}
