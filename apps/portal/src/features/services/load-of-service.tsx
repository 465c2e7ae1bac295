import { useMemo } from 'react';
import type { ServiceMetrics } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { TimeChart } from '../../charts/time-chart.tsx';
import { overviewMessages as m } from './overview/overview.messages.ts';

type LoadOfServiceProps = { readonly metrics: ServiceMetrics; readonly busy?: boolean };

/** CPU, memory and disk usage of a server, as an average per hour or day. */
export function LoadOfService({ metrics: { points, resolution }, busy = false }: LoadOfServiceProps) {
  const { formatMessage } = useIntl();
  const { percent } = useFormatters();
  const times = useMemo(() => points.map(({ at }) => Date.parse(at)), [points]);
  const [cpu, memory, disk] = [formatMessage(m.cpu), formatMessage(m.memory), formatMessage(m.disk)];
  const series = useMemo(
    () => [
      { id: 'cpu', label: cpu, values: points.map((point) => point.cpu_percent) },
      { id: 'memory', label: memory, values: points.map((point) => point.memory_percent) },
      { id: 'disk', label: disk, values: points.map((point) => point.disk_percent) },
    ],
    [points, cpu, memory, disk],
  );
  return (
    <TimeChart
      label={formatMessage(m.vitals)}
      times={times}
      series={series}
      max={100}
      resolution={resolution}
      isLastIncomplete
      busy={busy}
      formatValue={(value) => percent(value / 100)}
      empty={formatMessage(m.noVitals)}
    />
  );
}
