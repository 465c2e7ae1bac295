import type { ServiceDetails } from '@portico/contract';
import { Stack } from '@portico/ui/stack';
import { HistoryCard } from '../state/history-card.tsx';
import { OrderCard } from '../state/order-card.tsx';
import { SetupCard } from '../state/setup-card.tsx';
import { useService } from '../view/service-context.ts';
import { useOfferedActions } from '../view/use-offered-actions.ts';
import styles from '../view/view.module.css';
import { AccessCard } from './access-card.tsx';
import { TrafficCard } from './traffic-card.tsx';
import { VitalsCard } from './vitals-card.tsx';
import { VncCard } from './vnc-card.tsx';

/** The server's load and credentials; without a server, the order and its next step. */
export function OverviewScreen() {
  const service = useService();
  switch (service.status) {
    case 'pending':
      return <OrderCard service={service} />;
    case 'prepare':
      return (
        <div className={styles.columns}>
          <SetupCard service={service} />
          <OrderCard service={service} />
        </div>
      );
    case 'delete':
      return <HistoryCard service={service} />;
    case 'active':
    case 'suspended':
      return <ServerOverview service={service} />;
  }
}

function ServerOverview({ service }: { readonly service: ServiceDetails }) {
  const isOffered = useOfferedActions(service);
  return (
    <div className={styles.columns}>
      {isOffered('assign_traffic', 'getServiceMetrics') ? (
        <Stack gap={4}>
          <TrafficCard service={service} />
          <VitalsCard service={service} />
        </Stack>
      ) : null}
      <Stack gap={4}>
        <AccessCard service={service} />
        {isOffered('enable_vnc', 'enableVnc') ? <VncCard service={service} /> : null}
      </Stack>
    </div>
  );
}
