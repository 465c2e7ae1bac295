import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { vocabulary as m } from '../platform/vocabulary.messages.ts';

/** In the place of a page that was never here and cannot come now. */
export function OfflinePage() {
  const { formatMessage } = useIntl();
  return <ErrorState title={formatMessage(m.offline)}>{formatMessage(m.offlineText)}</ErrorState>;
}
