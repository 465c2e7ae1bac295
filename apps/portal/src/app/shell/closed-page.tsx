import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import type { ClosedArea } from '../../operations/rights/rights.ts';
import { areaMessages } from '../../operations/rights/rights.messages.ts';
import { closedPageMessages as m } from './closed-page.messages.ts';

/** Shown instead of a page the reader may not see: an area without the role, or, for operators, how the client signs in. */
export function ClosedPage({ area }: { readonly area: ClosedArea }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Lock />}
      headingLevel={1}
      title={formatMessage(m.title)}
      action={<Button render={<Link to="/settings/client" />}>{formatMessage(m.toProfile)}</Button>}
    >
      {area === 'sign-in' ? formatMessage(m.signIn) : formatMessage(m.text, { area: formatMessage(areaMessages[area]) })}
    </EmptyState>
  );
}
