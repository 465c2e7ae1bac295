import { Table2 } from 'lucide-react';
import { useId, useMemo, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TimeAxis, ValueAxis } from './area-axes.tsx';
import { AreaPlot, SeriesSign, ThresholdSign } from './area-plot.tsx';
import { AreaReader, type AreaWords } from './area-reader.tsx';
import { hasValues, highestValue, lookOf, type AreaSeries, type AreaThreshold } from './area-series.ts';
import { AreaTable } from './area-table.tsx';
import { slotWidth, timePositions, valueScale } from './scales.ts';
import styles from './area-chart.module.css';

export type { AreaSeries, AreaThreshold } from './area-series.ts';

export const areaChartSizes = ['sm', 'md', 'lg'] as const;
export type AreaChartSize = (typeof areaChartSizes)[number];

export const areaChartShapes = ['lines', 'bars'] as const;
export type AreaChartShape = (typeof areaChartShapes)[number];

export interface AreaChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'>, AreaWords {
  /** The chart's accessible name: "Traffic of the last 48 hours". Not visible. */
  label: string;
  /** The times of the values: milliseconds since 1970, UTC, oldest first. */
  times: readonly number[];
  /** One to four series. The first is drawn on top. Keep the array stable between renders to avoid re-rendering the plot. */
  series: readonly AreaSeries[];
  /** Formats a short time for the axis: "14:00". Defaults to `formatTime`. */
  formatTick?: ((time: number) => string) | undefined;
  /** Times to label below the chart, such as midnights in the reader's time zone; as many as fit are shown. Defaults to round UTC times. */
  timeTicks?: readonly number[] | undefined;
  /** A value that the scale must reach: 100 for percent. */
  max?: number | undefined;
  /** The base of the scale's steps: 2 for bytes counted in GiB. */
  stepBase?: 2 | 10 | undefined;
  /** A limit across the chart, such as a tariff's allowance or a 95th percentile. */
  threshold?: AreaThreshold | undefined;
  size?: AreaChartSize | undefined;
  /** `bars` for separate events, where a line would suggest a slope. Requires evenly spaced times. */
  shape?: AreaChartShape | undefined;
  /** The last value is incomplete, such as that of the current hour; it is drawn lighter. Mention it in `formatTime` too. */
  isLastIncomplete?: boolean | undefined;
  /** The label of the button that toggles the table of all values, and the header of its first column. */
  tableLabel: string;
  timeLabel: string;
  /** New values are loading: the old ones stay, dimmed. Without any values, a skeleton is shown. */
  busy?: boolean | undefined;
  /** Shown instead of the chart while there are no values. */
  empty: ReactNode;
}

/** How many steps of the scale fit each height. */
const valueSteps = { sm: 2, md: 4, lg: 5 } as const;

/**
 * A chart of amounts over time, readable by eye, pointer, touch, keyboard and as a table. The scale starts at zero. Time runs from left to
 * right in every language, as in sparklines, video players and the dashboards of Arabic and Hebrew readers; everything around the plot
 * follows the page direction.
 */
export function AreaChart({
  label,
  times,
  series,
  formatValue,
  formatTime,
  missingText,
  formatTick = formatTime,
  timeTicks,
  max = 0,
  stepBase = 10,
  threshold,
  size = 'md',
  shape = 'lines',
  isLastIncomplete = false,
  tableLabel,
  timeLabel,
  busy = false,
  empty,
  className,
  ...rest
}: AreaChartProps): ReactElement {
  const tableId = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const limit = threshold?.value;
  const inset = shape === 'bars' ? slotWidth(times.length) / 2 : 0;
  const xs = useMemo(() => timePositions(times, inset), [times, inset]);
  const scale = useMemo(
    () => valueScale(Math.max(highestValue(series), max, limit ?? 0), valueSteps[size], stepBase),
    [series, max, limit, size, stepBase],
  );
  const isKnown = times.length > 0 && hasValues(series);
  const words = { formatValue, formatTime, missingText };
  const hasLegend = series.length > 1 || threshold !== undefined || series.some(({ figure }) => figure !== undefined);

  return (
    <figure {...rest} aria-label={label} aria-busy={busy || undefined} className={classNames(styles.root, className)} data-size={size}>
      {hasLegend || isKnown ? (
        <div className={styles.head}>
          {hasLegend ? <Legend series={series} threshold={threshold} /> : null}
          {isKnown ? (
            <IconButton
              variant="quiet"
              size="sm"
              label={tableLabel}
              aria-expanded={tableOpen}
              aria-controls={tableOpen ? tableId : undefined}
              className={styles.toggle}
              onClick={() => setTableOpen(!tableOpen)}
            >
              <Table2 />
            </IconButton>
          ) : null}
        </div>
      ) : null}
      {isKnown ? (
        <div className={styles.frame}>
          <ValueAxis ticks={scale.ticks} max={scale.max} format={formatValue} />
          <div className={styles.plot} data-busy={busy || undefined}>
            <AreaPlot series={series} xs={xs} scale={scale} threshold={limit} shape={shape} isLastIncomplete={isLastIncomplete} />
            <AreaReader {...words} label={label} series={series} times={times} xs={xs} max={scale.max} />
          </div>
          <TimeAxis times={times} ticks={timeTicks} format={formatTick} inset={inset} />
        </div>
      ) : (
        <div className={styles.place}>{busy ? <Skeleton shape="block" /> : <div className={styles.empty}>{empty}</div>}</div>
      )}
      {isKnown && tableOpen ? (
        <AreaTable {...words} id={tableId} label={label} timeLabel={timeLabel} series={series} times={times} />
      ) : null}
    </figure>
  );
}

interface LegendProps {
  series: readonly AreaSeries[];
  threshold: AreaThreshold | undefined;
}

/** The legend names the threshold, because text on its line would hide the values that cross it. */
function Legend({ series, threshold }: LegendProps): ReactElement {
  return (
    <ul role="list" className={styles.legend}>
      {series.map(({ id, label, figure }, position) => (
        <li key={id} className={styles.item}>
          <SeriesSign look={lookOf(position)} />
          <span className={styles.name}>{label}</span>
          {figure === undefined ? null : <span className={styles.figure}>{figure}</span>}
        </li>
      ))}
      {threshold ? (
        <li className={styles.item}>
          <ThresholdSign />
          <span className={styles.name}>{threshold.label}</span>
        </li>
      ) : null}
    </ul>
  );
}
