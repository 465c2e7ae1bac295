import { defineMessages } from '@portico/i18n/define-messages';

export const closedPageMessages = defineMessages({
  title: { id: 'access.closed.title', defaultMessage: 'You don’t have access to this page' },
  text: {
    id: 'access.closed.text',
    defaultMessage: 'Your role doesn’t include this area ({area}). The main user of the account can give you access.',
  },
  signIn: {
    id: 'access.closed.sign-in',
    defaultMessage: 'You can’t see how a client signs in while you’re in their account.',
  },
  notOffered: { id: 'access.closed.not-offered', defaultMessage: 'This page isn’t available' },
  notOfferedText: { id: 'access.closed.not-offered-text', defaultMessage: 'Your provider doesn’t offer this here.' },
  toSettings: { id: 'access.closed.to-settings', defaultMessage: 'Go to settings' },
  toProfile: { id: 'access.closed.to-profile', defaultMessage: 'Go to client profile' },
});
