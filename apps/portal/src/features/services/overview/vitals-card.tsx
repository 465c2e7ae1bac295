import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ServiceDetails, Vitals } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Meter } from '@portico/ui/meter';
import type { MeterTone } from '@portico/ui/meter';
import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { serviceMetricsQuery } from '../services.queries.ts';
import { overviewMessages as m, uptimeMessages } from './overview.messages.ts';
import styles from './overview.module.css';

/** The server's current load. The chart above shows a failure, because both use the same query. */
export function VitalsCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const metrics = useQuery(serviceMetricsQuery(String(service.id)));
  const current = metrics.data?.current;
  if (metrics.isError && metrics.data === undefined) return null;
  return (
    <Card
      title={formatMessage(m.vitals)}
      headerEnd={current && service.power === 'running' ? <Uptime vitals={current} /> : null}
      footer={
        <div className={styles.end}>
          <Button size="sm" variant="quiet" render={<Link to="/services/$id/traffic" params={{ id: String(service.id) }} />}>
            {formatMessage(m.history)}
          </Button>
        </div>
      }
    >
      {service.power === 'running' && metrics.data === undefined ? (
        <div className={styles.metersPlace} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      ) : service.power === 'running' && current ? (
        <Meters vitals={current} />
      ) : (
        <Text muted size="md">
          {formatMessage(service.power === 'stopped' ? m.noVitalsStopped : m.noVitals)}
        </Text>
      )}
    </Card>
  );
}

/** Usage from this percentage on is highlighted; the number shows it as well. */
const highPercent = 90;

function Meters({ vitals }: { readonly vitals: Vitals }) {
  const { formatMessage } = useIntl();
  const { percent } = useFormatters();
  const meters = [
    { id: 'cpu', label: formatMessage(m.cpu), value: vitals.cpu_percent },
    { id: 'memory', label: formatMessage(m.memory), value: vitals.memory_percent },
    { id: 'disk', label: formatMessage(m.disk), value: vitals.disk_percent },
  ];
  return (
    <Stack gap={4}>
      {meters.map(({ id, label, value }) => {
        const tone: MeterTone = value >= highPercent ? 'warning' : 'neutral';
        return <Meter key={id} label={label} value={value} max={100} valueText={percent(value / 100)} tone={tone} />;
      })}
    </Stack>
  );
}

const dayS = 86_400;
const hourS = 3600;
const minuteS = 60;

function Uptime({ vitals: { uptime_seconds: seconds } }: { readonly vitals: Vitals }) {
  const { formatMessage } = useIntl();
  const time =
    seconds >= dayS
      ? formatMessage(uptimeMessages.days, { count: Math.floor(seconds / dayS) })
      : seconds >= hourS
        ? formatMessage(uptimeMessages.hours, { count: Math.floor(seconds / hourS) })
        : formatMessage(uptimeMessages.minutes, { count: Math.floor(seconds / minuteS) });
  return <>{formatMessage(m.uptime, { time })}</>;
}
