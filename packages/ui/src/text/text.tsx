import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './text.module.css';

export const textSizes = ['xs', 'sm', 'md'] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: TextSize | undefined;
  /** For what is read second: notes, dates, what is empty. */
  muted?: boolean | undefined;
}

/** A paragraph in one of the kit's sizes. */
export function Text({ size = 'sm', muted = false, className, ...rest }: TextProps): ReactElement {
  return <p {...rest} className={classNames(styles.root, className)} data-size={size} data-muted={muted || undefined} />;
}
