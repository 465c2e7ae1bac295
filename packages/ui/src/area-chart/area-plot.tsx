import { memo, useId, useMemo, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { areaPath, linePath, runsOf } from '../internal/line-path.ts';
import { lookOf, type AreaSeries } from './area-series.ts';
import { slotWidth, type ValueScale } from './scales.ts';
import styles from './area-plot.module.css';

interface AreaPlotProps {
  series: readonly AreaSeries[];
  /** The position of each time, in percent. */
  xs: readonly number[];
  scale: ValueScale;
  threshold: number | undefined;
  shape: 'lines' | 'bars';
  isLastIncomplete: boolean;
}

/**
 * The plot in a 100 × 100 square that is stretched to its place. Neither its width nor the crosshair re-renders it, and a server renders it
 * completely.
 */
export const AreaPlot = memo(function AreaPlot({ series, xs, scale, threshold, shape, isLastIncomplete }: AreaPlotProps): ReactElement {
  const level = (value: number): number => 100 - (value / scale.max) * 100;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.root}>
      {scale.ticks.map((tick) => (
        <path key={tick} className={styles.grid} d={`M0 ${level(tick)}H100`} data-zero={tick === 0 || undefined} />
      ))}
      {series
        .map((one, position) => {
          const rendered = { values: one.values, look: lookOf(position), xs, max: scale.max, isLastIncomplete };
          return shape === 'bars' ? (
            <Bars key={one.id} {...rendered} position={position} count={series.length} />
          ) : (
            <Area key={one.id} {...rendered} />
          );
        })
        // The first series matters most, so it is painted last, on top.
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
  isLastIncomplete: boolean;
}

function Area({ values, look, xs, max, isLastIncomplete }: AreaProps): ReactElement {
  const tint = useId();
  const runs = useMemo(
    () => runsOf(isLastIncomplete ? values.slice(0, -1) : values, { xs, min: 0, max }),
    [values, xs, max, isLastIncomplete],
  );
  const rest = useMemo(
    () => (isLastIncomplete ? runsOf(values.slice(-2), { xs: xs.slice(-2), min: 0, max }) : []),
    [values, xs, max, isLastIncomplete],
  );
  return (
    <g className={styles.series} data-series={look}>
      <linearGradient id={tint} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">
        <stop offset="0" className={styles.tintTop} />
        <stop offset="1" className={styles.tintBottom} />
      </linearGradient>
      <path className={styles.area} d={areaPath(runs)} fill={`url(#${tint})`} />
      <path className={styles.line} d={linePath(runs.filter((run) => run.length > 1))} />
      <path className={styles.dots} d={linePath(runs.filter((run) => run.length === 1))} />
      {rest.length > 0 ? <path className={styles.unfinished} d={linePath(rest)} /> : null}
    </g>
  );
}

/** The share of its slot that a group of bars fills. */
const fill = 0.7;

/** One bar per value; bars of the same time are side by side. */
function Bars({ values, look, xs, max, isLastIncomplete, position, count }: AreaProps & { position: number; count: number }): ReactElement {
  const width = (slotWidth(xs.length) * fill) / count;
  return (
    <g className={styles.series} data-series={look}>
      {values.map((value, index) => {
        const x = xs[index];
        if (!value || x === undefined) return null;
        const start = x + (position - count / 2) * width;
        const isIncomplete = isLastIncomplete && index === values.length - 1;
        return (
          <path
            key={x}
            className={styles.bar}
            data-incomplete={isIncomplete || undefined}
            d={`M${start} 100V${100 - (value / max) * 100}H${start + width}V100Z`}
          />
        );
      })}
    </g>
  );
}

/** A sample of a series' line, shown beside its name. */
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
