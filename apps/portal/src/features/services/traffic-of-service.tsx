import { useMemo } from 'react';
import type { MonthOfTraffic, ServiceDetails, ServiceMetrics } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { BytesChart } from '../../charts/bytes-chart.tsx';
import { chartMessages } from '../../charts/charts.messages.ts';
import { trafficTabMessages as m } from './traffic/traffic-tab.messages.ts';
import { useBlockedReason } from './view/use-blocked-reason.ts';

type TrafficChartProps = { readonly metrics: ServiceMetrics; readonly label: string; readonly busy?: boolean };

/** A service's incoming and outgoing traffic; the legend shows the sums. */
export function TrafficOfService({ metrics, label, busy = false }: TrafficChartProps) {
  const { formatMessage } = useIntl();
  const { bytes } = useUnits();
  const { resolution } = metrics;
  const points = useMemo(() => visiblePoints(metrics.points), [metrics.points]);
  const times = useMemo(() => points.map(({ at }) => Date.parse(at)), [points]);
  const [inFigure, outFigure] = [bytes(metrics.in_bytes), bytes(metrics.out_bytes)];
  const [inLabel, outLabel] = [formatMessage(chartMessages.inbound), formatMessage(chartMessages.outbound)];
  const series = useMemo(
    () => [
      { id: 'out', label: outLabel, figure: outFigure, values: points.map(({ out_bytes: value }) => value) },
      { id: 'in', label: inLabel, figure: inFigure, values: points.map(({ in_bytes: value }) => value) },
    ],
    [points, inLabel, outLabel, inFigure, outFigure],
  );
  return (
    <BytesChart
      label={label}
      times={times}
      series={series}
      resolution={resolution}
      // The last hour or day is incomplete.
      isLastIncomplete
      busy={busy}
      empty={formatMessage(m.noTraffic)}
    />
  );
}

/** Leaves the chart empty when there was no traffic. */
function visiblePoints(points: ServiceMetrics['points']): ServiceMetrics['points'] {
  return points.some(({ in_bytes: inbound, out_bytes: outbound }) => inbound + outbound > 0) ? points : [];
}

/** "1.42 TB of 20 TB used", including traffic assigned from the pool. */
export function useMonthUse(): (month: MonthOfTraffic) => string {
  const { formatMessage } = useIntl();
  const { bytes } = useUnits();
  return ({ used_bytes: used, included_bytes: included, assigned_bytes: assigned }) =>
    included === null
      ? formatMessage(m.usedUnlimited, { used: bytes(used) })
      : formatMessage(m.used, { used: bytes(used), included: bytes(included + assigned) });
}

/** Returns why no traffic can be assigned to the service; undefined if it can. `month` is undefined while it loads. */
export function useAssignBlockedReason(service: ServiceDetails, month: MonthOfTraffic | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const blocked = useBlockedReason(service)('assign_traffic', 'assignTraffic');
  return blocked ?? (month?.included_bytes === null ? formatMessage(m.needsNone) : undefined);
}
