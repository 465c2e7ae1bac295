import type { ActionError } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

/** Why an action failed. These are the portal's texts, so that a language change translates them. */
export const actionErrorMessages: Readonly<Record<ActionError['code'], Message>> = defineMessages({
  driver_failed: {
    id: 'news.error.failed',
    defaultMessage: 'The data centre reported an error. Check the server’s status before you try again.',
  },
  driver_timeout: {
    id: 'news.error.timeout',
    defaultMessage: 'The data centre didn’t finish in time. Check the server’s status before you try again.',
  },
  driver_unavailable: { id: 'news.error.unavailable', defaultMessage: 'The data centre isn’t responding. Try again in a minute.' },
  interrupted: { id: 'news.error.interrupted', defaultMessage: 'This was interrupted on our side. Try again.' },
});
