import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './icon.module.css';

export const iconSizes = ['sm', 'md', 'lg'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends ComponentPropsWithRef<'span'> {
  size?: IconSize | undefined;
  /** Accessible name, if no text beside it says the same. Without a label the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
}

/** An inline `<svg>` at one of the kit's sizes, aligned with the surrounding text. */
export function Icon({ size = 'md', label, className, ...rest }: IconProps): ReactElement {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...naming} {...rest} className={classNames(styles.root, className)} data-size={size} />;
}
