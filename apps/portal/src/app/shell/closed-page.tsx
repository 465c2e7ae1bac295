import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import type { Area } from '../../calls/rights.ts';
import { areaMessages, rightsMessages as m } from '../../calls/rights.messages.ts';

/** Stands in for a page of an area in which the reader has no role. */
export function ClosedPage({ area }: { readonly area: Area }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Lock />}
      headingLevel={1}
      title={formatMessage(m.closedTitle)}
      action={<Button render={<Link to="/settings/client" />}>{formatMessage(m.toProfile)}</Button>}
    >
      {formatMessage(m.closedText, { area: formatMessage(areaMessages[area]) })}
    </EmptyState>
  );
}
