import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './stack.module.css';

/** Steps of the spacing scale, in quarters of a rem. */
export const stackGaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
export type StackGap = (typeof stackGaps)[number];
export const stackDirections = ['column', 'row'] as const;
export type StackDirection = (typeof stackDirections)[number];
export const stackAligns = ['stretch', 'start', 'center', 'end', 'baseline'] as const;
export type StackAlign = (typeof stackAligns)[number];
export const stackJustifies = ['start', 'center', 'end', 'between'] as const;
export type StackJustify = (typeof stackJustifies)[number];

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: StackGap | undefined;
  /** A row wraps when it runs out of room. */
  direction?: StackDirection | undefined;
  align?: StackAlign | undefined;
  justify?: StackJustify | undefined;
}

/** Children in a column or a row with equal gaps, so that no component needs its own margin. */
export function Stack({ gap = 4, direction = 'column', align, justify, className, ...rest }: StackProps): ReactElement {
  return (
    <div
      {...rest}
      className={classNames(styles.root, className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
    />
  );
}
