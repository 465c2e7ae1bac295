import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Link } from '@portico/ui/link';
import styles from './faq.module.css';
import { faqMessages as m } from './faq.messages.ts';
import { fittingFaqQuery } from './faq.queries.ts';

const typingPauseMs = 400;
const atMost = 3;

/** FAQ entries that match a subject while it is typed. A failed search shows nothing, because the ticket does not depend on it. */
export function OfferedEntries({ subject }: { readonly subject: string }) {
  const { formatMessage } = useIntl();
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(subject.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [subject]);
  const faq = useQuery({ ...fittingFaqQuery(searched), enabled: searched.length >= 4, placeholderData: keepPreviousData });
  const items = searched.length < 4 ? [] : (faq.data?.items ?? []).slice(0, atMost);
  return (
    <div aria-live="polite">
      {items.length > 0 ? (
        <Callout tone="info" title={formatMessage(m.offered)} className={styles.offered}>
          <ul role="list">
            {items.map(({ id, title }) => (
              <li key={id}>
                <Link render={<RouterLink to="/supports/faq" search={{ entry: id }} />}>{title}</Link>
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </div>
  );
}
