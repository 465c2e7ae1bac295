import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';

/** Shown instead of a page that is not cached and cannot load offline. */
export function OfflinePage() {
  const { formatMessage } = useIntl();
  return <ErrorState title={formatMessage(m.offline)}>{formatMessage(m.offlineText)}</ErrorState>;
}
