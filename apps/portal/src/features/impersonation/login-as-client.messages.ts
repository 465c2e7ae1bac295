import { defineMessages } from '@portico/i18n/define-messages';

export const loginAsClientMessages = defineMessages({
  title: { id: 'auth.impersonation.title', defaultMessage: 'Sign in as a client' },
  busy: { id: 'operator.impersonation.busy', defaultMessage: 'Opening the session…' },
  failedTitle: { id: 'operator.impersonation.failed-title', defaultMessage: 'This link didn’t work' },
  noCode: {
    id: 'operator.impersonation.no-code',
    defaultMessage: 'The address has no code. Open the full link that the operator command printed.',
  },
  invalid: {
    id: 'operator.impersonation.invalid',
    defaultMessage: 'The code was already used or has expired. Get a new link with the operator command.',
  },
  failed: { id: 'operator.impersonation.failed', defaultMessage: 'Couldn’t open the session.' },
  again: { id: 'operator.impersonation.again', defaultMessage: 'Try again' },
  endedTitle: { id: 'operator.impersonation.ended-title', defaultMessage: 'You’ve left the client’s account' },
  endedText: {
    id: 'operator.impersonation.ended-text',
    defaultMessage: 'The session has ended. The client can see what was done in it under Support access. You can close this tab.',
  },
});
