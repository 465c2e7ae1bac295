import { useQuery } from '@tanstack/react-query';
import type { TrafficPool } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { useUnits } from '@portico/i18n/use-units';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { PageHeader } from '@portico/ui/page-header';
import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import { FailedQuery } from '../../operations/query-states.tsx';
import { AssignTrafficButton } from '../../flows/assign-traffic/assign-traffic-button.tsx';
import { trafficPoolQuery } from '../../flows/assign-traffic/assign-traffic.queries.ts';
import type { SearchChange } from '../../lists/list-frame.tsx';
import { MovementList } from './movement-list.tsx';
import { PoolChart } from './pool-chart.tsx';
import { trafficMessages as m } from './traffic.messages.ts';
import styles from './traffic.module.css';
import type { TrafficPoolSearch } from './traffic-pool-search.ts';

type TrafficPoolScreenProps = { readonly search: TrafficPoolSearch; readonly onSearchChange: SearchChange<TrafficPoolSearch> };

/** The traffic left in the pool, how long it lasts, and where it went. */
export function TrafficPoolScreen({ search, onSearchChange }: TrafficPoolScreenProps) {
  const { formatMessage } = useIntl();
  const pool = useQuery(trafficPoolQuery());
  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.pool)} description={formatMessage(m.utc)} actions={<AssignTrafficButton variant="primary" />} />
      {pool.isError && !pool.data ? (
        <FailedQuery title={m.poolFailed} query={pool} />
      ) : (
        <Stack gap={5} aria-busy={!pool.data}>
          <Totals pool={pool.data} />
          <Card title={formatMessage(m.chart)}>
            {pool.data ? (
              <PoolChart pool={pool.data} />
            ) : (
              <div className={styles.chartPlace}>
                <Skeleton shape="block" />
              </div>
            )}
          </Card>
        </Stack>
      )}
      <MovementList search={search} onSearchChange={onSearchChange} />
    </Stack>
  );
}

/** Their space is reserved while the pool loads. */
function Totals({ pool }: { readonly pool: TrafficPool | undefined }) {
  const { formatMessage } = useIntl();
  const { bytes } = useUnits();
  const loading = <Skeleton width="medium" />;
  return (
    <DescriptionList
      layout="facts"
      aria-label={formatMessage(m.totals)}
      items={[
        { id: 'charged', term: formatMessage(m.charged), value: pool ? bytes(pool.charged_bytes) : loading },
        { id: 'topup', term: formatMessage(m.topup), value: pool ? bytes(pool.topup_bytes) : loading },
        { id: 'remaining', term: formatMessage(m.remaining), value: pool ? bytes(pool.remaining_bytes) : loading },
        { id: 'forecast', term: formatMessage(m.runsOut), value: pool ? <Forecast pool={pool} /> : <LoadingForecast /> },
      ]}
    />
  );
}

/** How long the pool lasts at the current rate. */
function Forecast({ pool }: { readonly pool: TrafficPool }) {
  const { daily_bytes: daily, remaining_bytes: remaining, runs_out_on: day } = pool;
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const { bytes } = useUnits();
  if (remaining <= 0) return formatMessage(m.isEmpty);
  return (
    <>
      {day === null ? formatMessage(m.never) : date(day)}{' '}
      <span className={styles.forecastRate}>{formatMessage(m.daily, { amount: bytes(daily) })}</span>
    </>
  );
}

/** Two lines, like the loaded forecast, so that nothing below jumps. */
function LoadingForecast() {
  return (
    <>
      <Skeleton width="medium" />
      <span className={styles.forecastRate}>
        <Skeleton width="short" />
      </span>
    </>
  );
}
