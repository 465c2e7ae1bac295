import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './brand-mark.module.css';

export interface BrandMarkProps extends ComponentPropsWithRef<'span'> {
  /** Whose mark it is, where no name stands beside it. Without it the mark is decoration, and hidden from screen readers. */
  label?: string | undefined;
}

/**
 * The provider's mark in the colour of the text around it, as high as that text is. The shape is the brand's: an SVG in the variable
 * `--portico-brand-mark`. Without one a plain disc stands for it.
 */
export function BrandMark({ label, className, ...rest }: BrandMarkProps): ReactElement {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} {...rest} className={classNames(styles.root, className)} />;
}
