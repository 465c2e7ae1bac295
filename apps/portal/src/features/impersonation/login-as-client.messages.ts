import { defineMessages } from '@portico/i18n/define-messages';

export const loginAsClientMessages = defineMessages({
  title: { id: 'auth.impersonation.title', defaultMessage: 'Sign in as a client' },
  busy: { id: 'operator.impersonation.busy', defaultMessage: 'The session is being opened.' },
  failedTitle: { id: 'operator.impersonation.failed-title', defaultMessage: 'This link did not work' },
  noCode: {
    id: 'operator.impersonation.no-code',
    defaultMessage: 'The address has no code. Open the link that the operator’s command printed, all of it.',
  },
  invalid: {
    id: 'operator.impersonation.invalid',
    defaultMessage: 'The code was used already or its minute is over. Ask for a new link with the operator’s command.',
  },
  failed: { id: 'operator.impersonation.failed', defaultMessage: 'The session could not be opened.' },
  again: { id: 'operator.impersonation.again', defaultMessage: 'Try again' },
  endedTitle: { id: 'operator.impersonation.ended-title', defaultMessage: 'You no longer act as the client' },
  endedText: {
    id: 'operator.impersonation.ended-text',
    defaultMessage: 'The session is over, and the client sees in the profile what was done in it. You can close this tab.',
  },
});
