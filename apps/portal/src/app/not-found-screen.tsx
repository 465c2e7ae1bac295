import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';
import styles from './page.module.css';

/** Shown for any path without a page. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  return (
    <main className={styles.centered}>
      <EmptyState
        icon={<Compass />}
        headingLevel={1}
        title={formatMessage(m.notFoundTitle)}
        action={
          <Button variant="primary" render={<Link to="/" />}>
            {formatMessage(m.home)}
          </Button>
        }
      >
        {formatMessage(m.notFoundText)}
      </EmptyState>
    </main>
  );
}
