import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { sendOperation } from '../../operations/send-operation.ts';
import { accessMessages as m } from './access.messages.ts';
import { useForm } from '../../forms/use-form.ts';
import { AuthCard } from './auth-card.tsx';

/** Ends the session that a mailed link names. Opening the page does nothing, because mail programs open links too. */
export function EndSessionScreen({ token }: { readonly token: string | undefined }) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<'done' | 'invalid' | undefined>(token ? undefined : 'invalid');
  const form = useForm({
    schema: () => ({ ok: true, output: { token: token ?? '' } }),
    initial: {},
    submit: async (body) => {
      try {
        await sendOperation('endReportedSession', { body });
        setOutcome('done');
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link_invalid') throw error;
        setOutcome('invalid');
      }
    },
  });

  if (outcome === 'done') {
    return (
      <AuthCard title={formatMessage(m.sessionEnded)}>
        <Callout
          tone="success"
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
        <Callout tone="danger" role="alert" title={formatMessage(m.linkInvalid)}>
          {formatMessage(m.linkInvalidText)}
        </Callout>
      ) : (
        <Button variant="danger" size="lg" busy={form.busy} onClick={form.submit}>
          {formatMessage(m.endSession)}
        </Button>
      )}
    </AuthCard>
  );
}
