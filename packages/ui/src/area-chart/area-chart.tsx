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
  /** What the chart tells: "Traffic of the last 48 hours". Spoken, not shown. */
  label: string;
  /** When the values are of: milliseconds since 1970, UTC, the oldest first. */
  times: readonly number[];
  /** One to four. The first one is drawn above the others. Keep them the same between renders, so that nothing is drawn anew. */
  series: readonly AreaSeries[];
  /** A time in few letters, for the axis: "14:00". `formatTime` unless given. */
  formatTick?: ((time: number) => string) | undefined;
  /** Times to be named below the chart, such as midnights where the reader lives; as many as there is room for. Round ones of UTC unless given. */
  timeTicks?: readonly number[] | undefined;
  /** A value that the scale reaches at least: 100 for per cent. */
  max?: number | undefined;
  /** What the steps of the scale are powers of: 2 for bytes that are counted in GiB. */
  stepBase?: 2 | 10 | undefined;
  /** A limit across the chart: what a tariff includes, a 95th percentile. */
  threshold?: AreaThreshold | undefined;
  size?: AreaChartSize | undefined;
  /** `bars` for events of their own, with nothing between them: a line would show a slope where nothing was. Evenly spaced times only. */
  shape?: AreaChartShape | undefined;
  /** The last value is still growing, such as that of the running hour: it is drawn lighter. Say so in `formatTime`, too. */
  isLastIncomplete?: boolean | undefined;
  /** The name of the button that opens and closes the table of all values, and the head of its first column. */
  tableLabel: string;
  timeLabel: string;
  /** New values are on their way: the old ones stay, dimmed. Without any yet, a skeleton. */
  busy?: boolean | undefined;
  /** Shown in place of the chart while there is no value. */
  empty: ReactNode;
}

/** How many steps of the scale each height has room for. */
const valueSteps = { sm: 2, md: 4, lg: 5 } as const;

/**
 * Amounts over time, to be read: by the eye, by pointer and finger, by keys and as a table. The scale begins at zero. Time runs from left
 * to right in every language, as sparklines, clocks of video and the dashboards of Arabic and Hebrew readers have it; what is around the
 * plot follows the page.
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

/** The threshold is named here, since words on its line would hide what crosses it. */
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
