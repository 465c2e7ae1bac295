import { defineMessages } from '@portico/i18n/define-messages';

export const closedPageMessages = defineMessages({
  title: { id: 'access.closed.title', defaultMessage: 'You don’t have access to this page' },
  text: {
    id: 'access.closed.text',
    defaultMessage: 'Your role has no access here ({area}). The main user of the account can change that.',
  },
  signIn: {
    id: 'access.closed.sign-in',
    defaultMessage: 'An operator who acts as a client does not see how the client signs in.',
  },
  toProfile: { id: 'access.closed.to-profile', defaultMessage: 'Go to the client profile' },
});
