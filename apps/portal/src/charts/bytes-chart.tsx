import { useMemo } from 'react';
import { useUnits } from '@portico/i18n/use-units';
import type { AreaSeries } from '@portico/ui/area-chart';
import { TimeChart } from './time-chart.tsx';
import type { TimeChartProps } from './time-chart.tsx';

/** Data volume over time. Isolated hours or days are shown as bars, since slopes would suggest gradual change. */
export function BytesChart(chart: Omit<TimeChartProps, 'shape' | 'max' | 'formatValue'>) {
  const { bytes } = useUnits();
  const shape = useMemo(() => (areSingleEvents(chart.series) ? 'bars' : 'lines'), [chart.series]);
  return <TimeChart {...chart} shape={shape} formatValue={bytes} />;
}

/** True if most values are zero. */
function areSingleEvents(series: readonly AreaSeries[]): boolean {
  const count = series[0]?.values.length ?? 0;
  const filled = Array.from({ length: count }, (_, index) => series.some(({ values }) => (values[index] ?? 0) > 0)).filter(Boolean);
  return filled.length < count / 2;
}
