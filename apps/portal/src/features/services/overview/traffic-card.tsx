import { useQuery } from '@tanstack/react-query';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { AssignTrafficButton } from '../../../flows/assign-traffic/assign-traffic-button.tsx';
import { serviceMetricsQuery } from '../services.queries.ts';
import { TrafficOfService, useAssignBlockedReason, useMonthUse } from '../traffic-of-service.tsx';
import { trafficTabMessages } from '../traffic/traffic-tab.messages.ts';
import { overviewMessages as m } from './overview.messages.ts';
import styles from './overview.module.css';

export function TrafficCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const metrics = useQuery(serviceMetricsQuery(String(service.id)));
  const blocked = useAssignBlockedReason(service, metrics.data?.month);
  const monthUse = useMonthUse();
  const title = formatMessage(m.traffic);
  const offersPool = useOffered('assignTraffic');
  return (
    <Card
      title={title}
      headerEnd={metrics.data ? monthUse(metrics.data.month) : null}
      footer={
        offersPool ? (
          <div className={styles.end}>
            <AssignTrafficButton size="sm" service={service} disabledReason={blocked} />
          </div>
        ) : undefined
      }
    >
      {metrics.data ? (
        <TrafficOfService metrics={metrics.data} label={title} />
      ) : metrics.isError ? (
        <FailedQuery title={trafficTabMessages.failed} query={metrics} />
      ) : (
        <div className={styles.chartPlace} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
    </Card>
  );
}
