import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { lazily } from '@portico/ui/lazily';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { describeError } from '../../../operations/failures/describe-error.ts';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { faqMessages as m } from './faq.messages.ts';
import styles from './faq.module.css';
import { faqEntryQuery } from './faq.queries.ts';

// The Markdown parser is as large as a screen and used only here.
const MarkdownText = lazily(
  () => import('./markdown-text.tsx'),
  (module) => module.MarkdownText,
);

export function FaqEntryView({ entry }: { readonly entry: string }) {
  const { formatMessage } = useIntl();
  const answer = useQuery(faqEntryQuery(entry));
  const missing = !answer.data && answer.error instanceof ApiError && answer.error.status === 404 ? answer.error : null;
  const title = answer.data?.title ?? formatMessage(missing ? m.notFound : m.title);
  usePageTitle(title);

  if (missing) return <MissingEntry title={title} error={missing} />;
  return (
    <Stack gap={5} className={styles.narrow}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={formatMessage(m.breadcrumbs)}
            items={[{ label: formatMessage(m.back), render: <Link to="/supports/faq" /> }]}
          />
        }
        title={title}
      />
      {answer.isError && !answer.data ? (
        <FailedQuery title={m.entryFailed} query={answer} />
      ) : (
        <>
          <Card>
            {answer.data ? (
              <Suspense fallback={<LoadingLines lines={4} />}>
                <MarkdownText text={answer.data.body} />
              </Suspense>
            ) : (
              <LoadingLines lines={4} />
            )}
          </Card>
          <Rating entry={entry} helpful={answer.data?.helpful ?? null} />
        </>
      )}
    </Stack>
  );
}

function MissingEntry({ title, error }: { readonly title: string; readonly error: ApiError }) {
  const intl = useIntl();
  const back = <Button render={<Link to="/supports/faq" />}>{intl.formatMessage(m.back)}</Button>;
  return (
    <EmptyState icon={<FileQuestionMark />} headingLevel={1} title={title} action={back}>
      {describeError(intl, error)}
    </EmptyState>
  );
}

function Rating({ entry, helpful }: { readonly entry: string; readonly helpful: boolean | null }) {
  const { formatMessage } = useIntl();
  const rating = useOperation('rateFaqEntry', { failed: m.rateFailed });
  const rate = (isHelpful: boolean) => void rating.run({ query: { entry }, body: { helpful: isHelpful } });

  return (
    <Stack direction="row" align="center" gap={3} role="group" aria-label={formatMessage(m.helpful)}>
      <span>{formatMessage(m.helpful)}</span>
      {[true, false].map((isHelpful) => (
        <Button
          key={String(isHelpful)}
          size="sm"
          variant={helpful === isHelpful ? 'primary' : 'secondary'}
          aria-pressed={helpful === isHelpful}
          busy={rating.busy}
          onClick={() => rate(isHelpful)}
        >
          {formatMessage(isHelpful ? m.yes : m.no)}
        </Button>
      ))}
      <span role="status">{helpful === null ? '' : formatMessage(m.thanks)}</span>
    </Stack>
  );
}
