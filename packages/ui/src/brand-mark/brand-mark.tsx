import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './brand-mark.module.css';

export interface BrandMarkProps extends ComponentPropsWithRef<'span'> {
  /** Accessible name, for a mark without a name beside it. Without a label the mark is decorative and hidden from screen readers. */
  label?: string | undefined;
}

/**
 * The provider's mark in the colour and height of the surrounding text. The brand sets its shape: an SVG in the variable
 * `--portico-brand-mark`. Without it, the mark is a plain disc.
 */
export function BrandMark({ label, className, ...rest }: BrandMarkProps): ReactElement {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} {...rest} className={classNames(styles.root, className)} />;
}
