import { Stack } from '@portico/ui/stack';
import { useService } from '../view/service-context.ts';
import styles from '../view/view.module.css';
import { AccessCard } from './access-card.tsx';
import { TrafficCard } from './traffic-card.tsx';
import { VitalsCard } from './vitals-card.tsx';
import { VncCard } from './vnc-card.tsx';

/** How the server is, and how to get into it. */
export function OverviewScreen() {
  const service = useService();
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <TrafficCard service={service} />
        <VitalsCard service={service} />
      </Stack>
      <Stack gap={4}>
        <AccessCard service={service} />
        <VncCard service={service} />
      </Stack>
    </div>
  );
}
