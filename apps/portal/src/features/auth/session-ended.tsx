import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { accessMessages as m } from './access.messages.ts';

/** Explains why a signed-in user has to sign in again. */
export function SessionEnded() {
  const { formatMessage } = useIntl();
  return (
    <Callout tone="info" role="status">
      {formatMessage(m.signInAgain)}
    </Callout>
  );
}
