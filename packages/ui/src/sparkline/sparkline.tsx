import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { areaPath, linePath, runsOf } from '../internal/line-path.ts';
import styles from './sparkline.module.css';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values' | 'min' | 'max'> {
  /** What the line shows, in words and with its values, for screen readers. */
  label: string;
  /** Evenly spaced values, oldest first, left to right in every language. Null is a gap. */
  values: readonly (number | null)[];
  /** Values at the bottom and top edge. By default the line's own range, so that it fills its container. */
  min?: number | undefined;
  max?: number | undefined;
}

/** A word-sized trend beside its current value. To read values, use an AreaChart. */
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
