import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './skeleton.module.css';

export const skeletonShapes = ['text', 'title', 'block', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** `text` and `title` are as high as a line of theirs; `block` fills the element that holds it. */
  shape?: SkeletonShape | undefined;
  /** How much of the line the text will take. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
}

/**
 * The place of what is on its way, in its shape. It shows only after 150 ms, so that a quick answer does not flicker. Screen readers
 * don't get it: mark the region around it with `aria-busy`.
 */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps): ReactElement {
  return <span aria-hidden="true" {...rest} className={classNames(styles.root, className)} data-shape={shape} data-width={width} />;
}
