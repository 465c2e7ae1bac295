import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MonthOfTraffic } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Meter } from '@portico/ui/meter';
import { SegmentedControl } from '@portico/ui/segmented-control';
import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { AssignTrafficButton } from '../../../flows/assign-traffic/assign-traffic-button.tsx';
import { LoadOfService } from '../load-of-service.tsx';
import { overviewMessages } from '../overview/overview.messages.ts';
import overview from '../overview/overview.module.css';
import { serviceMetricsQuery } from '../services.queries.ts';
import type { MetricsPeriod } from '../services.queries.ts';
import { TrafficOfService, useAssignBlockedReason, useMonthUse } from '../traffic-of-service.tsx';
import { useService } from '../view/service-context.ts';
import styles from '../view/view.module.css';
import { trafficTabMessages as m } from './traffic-tab.messages.ts';

const periods = [
  { value: '48h', label: m.last48h },
  { value: '30d', label: m.last30d },
  { value: '365d', label: m.last365d },
] as const;

type TrafficTabScreenProps = { readonly period: MetricsPeriod; readonly onPeriodChange: (period: MetricsPeriod) => void };

/** The server's traffic, its monthly allowance, and its load over the same time. */
export function TrafficTabScreen({ period, onPeriodChange }: TrafficTabScreenProps) {
  const { formatMessage } = useIntl();
  const service = useService();
  const metrics = useQuery({ ...serviceMetricsQuery(String(service.id), period), placeholderData: keepPreviousData });
  return (
    <div className={styles.columns} data-even>
      <Card
        title={formatMessage(m.chart)}
        headerEnd={
          <SegmentedControl
            size="sm"
            label={formatMessage(m.period)}
            value={period}
            onValueChange={onPeriodChange}
            options={periods.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
          />
        }
      >
        {metrics.data ? (
          <TrafficOfService metrics={metrics.data} label={formatMessage(m.chart)} busy={metrics.isPlaceholderData} />
        ) : metrics.isError ? (
          <FailedQuery title={m.failed} query={metrics} />
        ) : (
          <div className={overview.chartPlace} aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
      </Card>
      {metrics.data ? <MonthCard month={metrics.data.month} /> : null}
      {metrics.data ? (
        <Card className={styles.wide} title={formatMessage(overviewMessages.vitals)}>
          <LoadOfService metrics={metrics.data} busy={metrics.isPlaceholderData} />
        </Card>
      ) : null}
    </div>
  );
}

function MonthCard({ month }: { readonly month: MonthOfTraffic }) {
  const { formatMessage } = useIntl();
  const { bytes, month: monthName } = useUnits();
  const service = useService();
  const blocked = useAssignBlockedReason(service, month);
  const monthUse = useMonthUse();
  const offersPool = useOffered('assignTraffic');
  const { used_bytes: used, included_bytes: included, assigned_bytes: assigned } = month;
  const left = included === null ? null : included + assigned - used;
  return (
    <Card
      title={formatMessage(m.month)}
      headerEnd={formatMessage(m.monthNote, { month: monthName(month.month) })}
      footer={
        offersPool ? (
          <>
            <Button size="sm" variant="quiet" className={styles.toPool} render={<Link to="/traffic-pool" />}>
              {formatMessage(m.toPool)}
            </Button>
            <AssignTrafficButton size="sm" service={service} disabledReason={blocked} />
          </>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {included === null ? null : (
          <Meter
            label={formatMessage(m.chart)}
            value={used}
            max={included + assigned}
            valueText={monthUse(month)}
            tone={used > included + assigned ? 'danger' : used > 0.9 * (included + assigned) ? 'warning' : 'neutral'}
          />
        )}
        <DescriptionList
          layout="sums"
          items={[
            ...(included === null ? [{ id: 'used', term: formatMessage(m.use), value: bytes(used) }] : []),
            { id: 'included', term: formatMessage(m.included), value: included === null ? formatMessage(m.unlimited) : bytes(included) },
            { id: 'assigned', term: formatMessage(m.assigned), value: bytes(assigned) },
            ...(left === null ? [] : [{ id: 'left', term: formatMessage(left < 0 ? m.over : m.left), value: bytes(Math.abs(left)) }]),
          ]}
        />
        <Text muted>{formatMessage(m.utc)}</Text>
      </Stack>
    </Card>
  );
}
