import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { Theme } from './theme.ts';

/** Texts that every screen shares. */
export const vocabulary = defineMessages({
  tryAgain: { id: 'vocabulary.try-again', defaultMessage: 'Try again' },
  unknownError: { id: 'error.unknown', defaultMessage: 'Unknown error' },
  networkError: { id: 'error.network', defaultMessage: 'We can’t reach the server. Check your connection and try again.' },
  serverError: { id: 'error.server', defaultMessage: 'The server couldn’t respond. Try again in a moment.' },
  changedTooLate: { id: 'error.changed-too-late', defaultMessage: 'Your last change wasn’t sent. Submit the form again.' },
  offline: { id: 'error.offline', defaultMessage: 'You’re offline' },
  offlineForm: { id: 'error.offline-form', defaultMessage: 'You’re offline. Reconnect to continue.' },
  offlineText: { id: 'error.offline-text', defaultMessage: 'This page opens automatically once you’re back online.' },
  failure: { id: 'error.failure', defaultMessage: '{what}. {why}' },
  failedText: { id: 'error.failed-text', defaultMessage: 'Nothing was lost. Try again in a moment.' },
  crashed: { id: 'error.crashed', defaultMessage: 'We couldn’t show this page' },
  notFoundTitle: { id: 'error.not-found', defaultMessage: 'Page not found' },
  notFoundText: { id: 'error.not-found-text', defaultMessage: 'We couldn’t find that page. The address may be mistyped or have moved.' },
  home: { id: 'error.not-found.home', defaultMessage: 'Go to the start page' },
  notifications: { id: 'vocabulary.notifications', defaultMessage: 'Notifications' },
  close: { id: 'vocabulary.close', defaultMessage: 'Close' },
  closeToast: { id: 'vocabulary.close-toast', defaultMessage: 'Close toast' },
  loading: { id: 'vocabulary.loading', defaultMessage: 'Loading' },
  cancel: { id: 'vocabulary.cancel', defaultMessage: 'Cancel' },
  language: { id: 'vocabulary.language', defaultMessage: 'Language' },
});

const themeNames = defineMessages({
  light: { id: 'shell.theme.light', defaultMessage: 'Light' },
  dark: { id: 'shell.theme.dark', defaultMessage: 'Dark' },
  system: { id: 'shell.theme.system', defaultMessage: 'System' },
});

export const themeMessages: Readonly<Record<Theme, Message>> = {
  light: themeNames.light,
  dark: themeNames.dark,
  auto: themeNames.system,
};
