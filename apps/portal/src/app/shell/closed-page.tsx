import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { Lock } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { reportGaps } from '../../operations/offers/report-gaps.ts';
import { maySee } from '../../operations/rights/rights.ts';
import type { ClosedArea } from '../../operations/rights/rights.ts';
import { areaMessages, rightsMessages } from '../../operations/rights/rights.messages.ts';
import { session } from '../../platform/store.ts';
import { closedPageMessages as m } from './closed-page.messages.ts';

const texts = { 'sign-in': m.signIn, 'not-offered': m.notOfferedText };

/**
 * Shown instead of a page the reader may not see: an area without the role, what the API does not offer, or, for operators, how the client
 * signs in.
 */
export function ClosedPage({ area }: { readonly area: ClosedArea | 'not-offered' }) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const user = useAtomValue(session.userAtom);
  useEffect(() => {
    if (area === 'not-offered') reportGaps();
  }, [area]);
  return (
    <EmptyState
      icon={<Lock />}
      headingLevel={1}
      title={formatMessage(area === 'not-offered' ? m.notOffered : m.title)}
      action={
        area === 'not-offered' ? (
          <Button render={<Link to="/settings" />}>{formatMessage(m.toSettings)}</Button>
        ) : (
          <Button render={<Link to="/settings/client" />}>{formatMessage(m.toProfile)}</Button>
        )
      }
    >
      {area === 'sign-in' || area === 'not-offered'
        ? formatMessage(texts[area])
        : formatMessage(maySee(user, area) ? rightsMessages.area : m.text, { area: formatMessage(areaMessages[area]) })}
    </EmptyState>
  );
}
