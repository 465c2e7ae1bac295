import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './skeleton.module.css';

export const skeletonShapes = ['text', 'title', 'block', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** `text` and `title` are as tall as a line of theirs; `block` fills its container. */
  shape?: SkeletonShape | undefined;
  /** How much of the line the text will fill. A circle ignores it. */
  width?: 'full' | 'long' | 'medium' | 'short' | undefined;
}

/**
 * A placeholder in the shape of the loading content. It appears after 150 ms only, so that a fast answer does not flicker. It is hidden
 * from screen readers: mark the surrounding region with `aria-busy`.
 */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps): ReactElement {
  return <span aria-hidden="true" {...rest} className={classNames(styles.root, className)} data-shape={shape} data-width={width} />;
}
