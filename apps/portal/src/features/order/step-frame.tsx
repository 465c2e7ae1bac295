import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MessageDescriptor } from '@formatjs/intl';
import { PackageOpen } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { ErrorState } from '@portico/ui/error-state';
import { Grid } from '@portico/ui/grid';
import { Skeleton } from '@portico/ui/skeleton';
import { describeError } from '../../calls/describe-error.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import styles from './order.module.css';

type StepFrameProps<Data extends { readonly items: readonly unknown[] }> = {
  readonly title: MessageDescriptor;
  readonly failed: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

/** A step that offers cards to choose from, and what it shows while they load, when they fail and when there are none. */
export function StepFrame<Data extends { readonly items: readonly unknown[] }>(props: StepFrameProps<Data>) {
  const { title, failed, empty, query, children } = props;
  const intl = useIntl();
  const { formatMessage } = intl;

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={formatMessage(failed)}
        text={describeError(intl, query.error)}
        retryLabel={formatMessage(vocabulary.tryAgain)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <section>
      <h2 className={styles.heading}>{formatMessage(title)}</h2>
      {!query.data ? (
        <Grid aria-busy="true">
          {[0, 1, 2].map((position) => (
            <Skeleton key={position} lines={4} />
          ))}
        </Grid>
      ) : query.data.items.length === 0 ? (
        <EmptyState icon={<PackageOpen />} title={formatMessage(empty)} />
      ) : (
        children(query.data)
      )}
    </section>
  );
}
