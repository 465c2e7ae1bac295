import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { ApiError } from '@portico/api-client/api-error';
import type { InvitationDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { FailedQuery, LoadingLines } from '../../operations/query-states.tsx';
import { sendOperation } from '../../operations/send-operation.ts';
import { session } from '../../platform/store.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { accessMessages as m } from './access.messages.ts';
import { AuthCard } from './auth-card.tsx';

/** Accepts an invitation to a client account from a mailed link. Trying again starts over. */
export function AcceptInvitationScreen({ token }: { readonly token: string | undefined }) {
  const [attempt, setAttempt] = useState(1);
  return <InvitationByLink key={attempt} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function InvitationByLink({ token, onRetry }: { readonly token: string | undefined; readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const [invitation, setInvitation] = useState<InvitationDetails>();
  const [refused, setRefused] = useState<unknown>();
  const signedInAs = useAtomValue(session.userAtom)?.email;
  const isGuest = signedInAs === undefined;

  useEffect(() => {
    if (token && isGuest) void sendOperation('getInvitation', { body: { token } }).then(setInvitation, setRefused);
  }, [token, isGuest]);

  const code = refused instanceof ApiError ? refused.code : undefined;
  if (signedInAs !== undefined && !invitation) {
    return (
      <Problem
        title={formatMessage(m.signedInTitle, { email: signedInAs })}
        actions={<Button render={<Link to="/settings" />}>{formatMessage(m.toAccount)}</Button>}
      >
        {formatMessage(m.signedInText)}
      </Problem>
    );
  }
  if (code === 'invitation_expired') {
    return <Problem title={formatMessage(m.invitationExpired)}>{formatMessage(m.invitationExpiredText)}</Problem>;
  }
  if (!token || code === 'invitation_invalid') {
    return <Problem title={formatMessage(m.invitationInvalid)}>{formatMessage(m.invitationInvalidText)}</Problem>;
  }
  if (!invitation) {
    return (
      <AuthCard title={formatMessage(m.invitationTitle)}>
        {refused ? (
          <FailedQuery title={m.invitationFailed} query={{ error: refused, refetch: () => Promise.resolve(onRetry()) }} />
        ) : (
          <LoadingLines lines={3} />
        )}
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={formatMessage(m.invitationTitle)}
      text={formatMessage(m.invitationText, {
        client: <b key="client">{invitation.client_name}</b>,
        email: <b key="email">{invitation.email}</b>,
      })}
    >
      <AcceptInvitationForm token={token} invitation={invitation} onRefused={setRefused} />
    </AuthCard>
  );
}

type ProblemProps = { readonly title: string; readonly actions?: ReactNode; readonly children: ReactNode };

function Problem({ title, actions, children }: ProblemProps) {
  const { formatMessage } = useIntl();
  return (
    <AuthCard title={formatMessage(m.invitationTitle)}>
      <Callout tone="warning" role="alert" title={title} actions={actions}>
        {children}
      </Callout>
    </AuthCard>
  );
}
