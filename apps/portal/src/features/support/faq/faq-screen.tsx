import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { Link } from '@portico/ui/link';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { SearchBox } from '../../../lists/search-box.tsx';
import { FaqEntryView } from './faq-entry-view.tsx';
import { faqMessages as m } from './faq.messages.ts';
import styles from './faq.module.css';
import { faqQuery } from './faq.queries.ts';

type FaqScreenProps = { readonly entry: string | undefined; readonly q: string | undefined; readonly onSearchChange: (q: string) => void };

export function FaqScreen({ entry, q, onSearchChange }: FaqScreenProps) {
  return entry === undefined ? <Questions q={q} onSearchChange={onSearchChange} /> : <FaqEntryView key={entry} entry={entry} />;
}

function Questions({ q, onSearchChange }: Omit<FaqScreenProps, 'entry'>) {
  const { formatMessage } = useIntl();
  const mayAsk = useOpenPages()('/supports/create-ticket');
  const faq = useQuery({ ...faqQuery(q), placeholderData: keepPreviousData });
  return (
    <Stack gap={5} className={styles.narrow}>
      <PageHeader title={formatMessage(m.title)} />
      <SearchBox
        className={styles.search}
        current={q}
        onSearch={onSearchChange}
        label={formatMessage(m.search)}
        clearLabel={formatMessage(m.clearSearch)}
      />
      {faq.data ? (
        faq.data.items.length === 0 ? (
          <EmptyState
            icon={<SearchX />}
            title={formatMessage(m.noMatch)}
            action={mayAsk ? <Button render={<RouterLink to="/supports/create-ticket" />}>{formatMessage(m.toTicket)}</Button> : undefined}
          >
            {mayAsk ? formatMessage(m.noMatchText) : null}
          </EmptyState>
        ) : (
          faq.data.categories.map((category) => (
            <Card key={category.id} title={category.title}>
              <ul role="list" className={styles.questions}>
                {faq.data.items
                  .filter((item) => item.category === category.id)
                  .map((item) => (
                    <li key={item.id} className={styles.question}>
                      <Link render={<RouterLink to="/supports/faq" search={{ entry: item.id }} />}>{item.title}</Link>
                    </li>
                  ))}
              </ul>
            </Card>
          ))
        )
      ) : faq.isError ? (
        <FailedQuery title={m.failed} query={faq} />
      ) : (
        <LoadingLines lines={6} />
      )}
    </Stack>
  );
}
