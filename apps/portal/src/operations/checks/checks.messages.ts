import { defineMessages } from '@portico/i18n/define-messages';

export const checkMessages = defineMessages({
  mismatch: { id: 'access.mismatch', defaultMessage: 'The server sent something we can’t show: {what}' },
});
