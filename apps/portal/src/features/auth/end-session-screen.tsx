import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { showFailure } from '../../operations/failures/describe-error.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { accessMessages as m } from './access.messages.ts';
import { AuthCard } from './auth-card.tsx';

/** Ends the session that a mailed link names. Opening the page does nothing, because mail programs open links too. */
export function EndSessionScreen({ token }: { readonly token: string | undefined }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [outcome, setOutcome] = useState<'done' | 'invalid' | undefined>(token ? undefined : 'invalid');
  const ending = useOperation('endReportedSession', {
    onSuccess: () => setOutcome('done'),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'link_invalid') setOutcome('invalid');
      else showFailure(intl, error);
    },
  });

  if (outcome === 'done') {
    return (
      <AuthCard title={formatMessage(m.sessionEnded)}>
        <Callout
          tone="ok"
          role="status"
          actions={<Button render={<Link to="/auth/confirm-reset-password" />}>{formatMessage(m.setNewPassword)}</Button>}
        >
          {formatMessage(m.sessionEndedText)}
        </Callout>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={formatMessage(m.endSessionTitle)} text={outcome ? undefined : formatMessage(m.endSessionText)}>
      {outcome === 'invalid' ? (
        <Callout tone="bad" role="alert" title={formatMessage(m.linkInvalid)}>
          {formatMessage(m.linkInvalidText)}
        </Callout>
      ) : (
        <Button variant="danger" size="lg" busy={ending.busy} onClick={() => void ending.run({ body: { token: token ?? '' } })}>
          {formatMessage(m.endSession)}
        </Button>
      )}
    </AuthCard>
  );
}
