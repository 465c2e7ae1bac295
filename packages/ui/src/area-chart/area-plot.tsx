import { memo, useId, useMemo, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { areaPath, linePath, runsOf } from '../line-path/line-path.ts';
import { lookOf, type AreaSeries } from './area-series.ts';
import type { ValueScale } from './scales.ts';
import styles from './area-plot.module.css';

interface AreaPlotProps {
  series: readonly AreaSeries[];
  /** Of each time, in per cent. */
  xs: readonly number[];
  scale: ValueScale;
  threshold: number | undefined;
}

/**
 * What is drawn, in a square of 100 by 100 that is stretched to its place: neither its width nor where somebody reads draws it anew, and a
 * server draws it whole.
 */
export const AreaPlot = memo(function AreaPlot({ series, xs, scale, threshold }: AreaPlotProps): ReactElement {
  const level = (value: number): number => 100 - (value / scale.max) * 100;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.root}>
      {scale.ticks.map((tick) => (
        <path key={tick} className={styles.grid} d={`M0 ${level(tick)}H100`} data-zero={tick === 0 || undefined} />
      ))}
      {series
        .map((one, position) => <Area key={one.id} values={one.values} look={lookOf(position)} xs={xs} max={scale.max} />)
        // The first one matters most: it is painted last, above the others.
        .toReversed()}
      {threshold === undefined ? null : <path className={styles.threshold} d={`M0 ${level(threshold)}H100`} />}
    </svg>
  );
});

interface AreaProps {
  values: AreaSeries['values'];
  look: number;
  xs: readonly number[];
  max: number;
}

function Area({ values, look, xs, max }: AreaProps): ReactElement {
  const tint = useId();
  const runs = useMemo(() => runsOf(values, { xs, min: 0, max }), [values, xs, max]);
  return (
    <g className={styles.series} data-series={look}>
      <linearGradient id={tint} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">
        <stop offset="0" className={styles.tintTop} />
        <stop offset="1" className={styles.tintBottom} />
      </linearGradient>
      <path className={styles.area} d={areaPath(runs)} fill={`url(#${tint})`} />
      <path className={styles.line} d={linePath(runs.filter((run) => run.length > 1))} />
      <path className={styles.dots} d={linePath(runs.filter((run) => run.length === 1))} />
    </g>
  );
}

/** The line of a series, beside its name. */
export function SeriesSign({ look }: { look: number }): ReactElement {
  return (
    <svg viewBox="0 0 18 8" aria-hidden="true" className={classNames(styles.series, styles.sign)} data-series={look}>
      <path className={styles.line} d="M1 4H17" />
    </svg>
  );
}

export function ThresholdSign(): ReactElement {
  return (
    <svg viewBox="0 0 18 8" aria-hidden="true" className={styles.sign}>
      <path className={styles.threshold} d="M0 4H18" />
    </svg>
  );
}
