import { useMemo } from 'react';
import type { TrafficPool } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { BytesChart } from '../../charts/bytes-chart.tsx';
import { movementTypeMessages, trafficMessages as m } from './traffic.messages.ts';

/** Traffic in and out, day by day. */
export function PoolChart({ pool: { days } }: { readonly pool: TrafficPool }) {
  const { formatMessage } = useIntl();
  const { bytes } = useUnits();
  const times = useMemo(() => days.map(({ day }) => Date.parse(`${day}T00:00:00Z`)), [days]);
  const [charge, topup] = [formatMessage(movementTypeMessages.charge), formatMessage(movementTypeMessages.topup)];
  const series = useMemo(() => {
    const sum = (values: readonly number[]) => bytes(values.reduce((total, value) => total + value, 0));
    const charged = days.map((day) => day.charged_bytes);
    const added = days.map((day) => day.topup_bytes);
    return [
      { id: 'charge', label: charge, values: charged, figure: sum(charged) },
      { id: 'topup', label: topup, values: added, figure: sum(added) },
    ];
  }, [days, charge, topup, bytes]);
  return (
    <BytesChart
      label={formatMessage(m.chart)}
      times={times}
      series={series}
      resolution="day"
      isLastIncomplete
      empty={formatMessage(m.noMovements)}
    />
  );
}
