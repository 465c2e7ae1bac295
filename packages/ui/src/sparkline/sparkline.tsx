import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { areaPath, linePath, runsOf } from '../internal/line-path.ts';
import styles from './sparkline.module.css';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values' | 'min' | 'max'> {
  /** What the line tells, in words and with its figures: it is all that some people get. */
  label: string;
  /** At equal distances, the oldest first, left to right in every language. A missing one is a gap. */
  values: readonly (number | null)[];
  /** Values at the lower and the upper edge. Those of the line unless said otherwise, so that its shape fills its place. */
  min?: number | undefined;
  max?: number | undefined;
}

/** A trend the size of a word, beside the figure that it belongs to. Whoever wants to read values from it needs an AreaChart. */
export function Sparkline({ label, values, min, max, className, ...rest }: SparklineProps): ReactElement {
  const known = values.filter((value) => value !== null);
  const last = values.length - 1;
  const runs = runsOf(values, {
    xs: values.map((_, index) => (last > 0 ? (index / last) * 100 : 50)),
    min: min ?? Math.min(...known),
    max: max ?? Math.max(...known),
  });
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames(styles.root, className)}
    >
      <path className={styles.area} d={areaPath(runs)} />
      <path className={styles.line} d={linePath(runs)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
