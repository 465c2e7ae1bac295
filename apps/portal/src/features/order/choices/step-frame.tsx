import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import { PackageOpen } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { EmptyState } from '@portico/ui/empty-state';
import { Grid } from '@portico/ui/grid';
import { Heading } from '@portico/ui/heading';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import styles from '../order.module.css';

type StepFrameProps<Data extends { readonly items: readonly unknown[] }> = {
  readonly title: Message;
  readonly failed: Message;
  readonly empty: Message;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

/** A step that offers cards, with its loading, error and empty states. */
export function StepFrame<Data extends { readonly items: readonly unknown[] }>(props: StepFrameProps<Data>) {
  const { title, failed, empty, query, children } = props;
  const { formatMessage } = useIntl();

  if (query.isError && !query.data) {
    return <FailedQuery title={failed} query={query} />;
  }
  return (
    <section>
      <Heading level={2} className={styles.heading}>
        {formatMessage(title)}
      </Heading>
      {!query.data ? (
        <Grid aria-busy="true">
          {[0, 1, 2].map((position) => (
            <LoadingLines key={position} lines={4} />
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
