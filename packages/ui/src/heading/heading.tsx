import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './heading.module.css';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its level in the page's outline, which doesn't change its size. */
  level: HeadingLevel;
  size?: HeadingSize | undefined;
}

/** A heading of a section. The level is for the outline, the size for the eye. */
export function Heading({ level, size = 'md', className, ...rest }: HeadingProps): ReactElement {
  const Level = `h${level}` as const;
  return <Level {...rest} className={classNames(styles.root, className)} data-size={size} />;
}
