import { Skeleton } from '@portico/ui/skeleton';
import { Stack } from '@portico/ui/stack';
import styles from './view.module.css';

/** The page's skeleton while the service loads. */
export function LoadingService() {
  return (
    <Stack gap={5} aria-busy="true">
      <Stack gap={3}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="medium" />
        <Skeleton width="medium" />
      </Stack>
      <div className={styles.stripPlace}>
        <Skeleton shape="block" />
      </div>
      <Skeleton width="long" />
      <div className={styles.tabPlace}>
        <Skeleton shape="block" />
      </div>
    </Stack>
  );
}
