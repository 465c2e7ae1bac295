import { useMemo } from 'react';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { useUnits } from '@portico/i18n/use-units';
import { AreaChart, type AreaChartProps, type AreaSeries } from '@portico/ui/area-chart';
import { chartMessages as m } from './charts.messages.ts';
import { halfDays } from './half-days.ts';

export type TimeChartProps = Pick<AreaChartProps, 'label' | 'threshold' | 'busy' | 'isLastIncomplete' | 'shape' | 'max' | 'formatValue'> & {
  readonly times: readonly number[];
  readonly series: readonly AreaSeries[];
  /** What each value covers: an hour of the reader's day, or a UTC day. */
  readonly resolution: 'hour' | 'day';
  /** Shown when there is no data. */
  readonly empty: string;
};

/** Values over hours or days. */
export function TimeChart({ times, resolution, isLastIncomplete = false, ...chart }: TimeChartProps) {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useFormatters();
  const { tick } = useUnits();
  const byDay = resolution === 'day';
  // The default times of few days would name one of them twice.
  const ticks = useMemo(() => (byDay ? times : halfDays(times)), [times, byDay]);
  const nameOf = (time: number) => (byDay ? date(dayOf(time)) : dateTime(new Date(time)));
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const unitOf = (time: number) => (isMidnight(time) ? 'day' : 'time');
  return (
    <AreaChart
      {...chart}
      times={times}
      size="md"
      isLastIncomplete={isLastIncomplete}
      formatTime={(time) => (isLastIncomplete && time === times.at(-1) ? formatMessage(m.soFar, { time: nameOf(time) }) : nameOf(time))}
      formatTick={(time) => tick(time, byDay ? 'utc-day' : unitOf(time))}
      timeTicks={ticks}
      missingText={formatMessage(m.missing)}
      tableLabel={formatMessage(m.table)}
      timeLabel={formatMessage(byDay ? m.day : m.time)}
    />
  );
}

function isMidnight(time: number): boolean {
  return new Date(time).getHours() === 0;
}
