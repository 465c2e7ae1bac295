import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  banner: { id: 'shell.impersonation.banner', defaultMessage: 'Acting as a client' },
  acting: {
    id: 'shell.impersonation.acting',
    defaultMessage:
      '{operator} acts as this client {mode, select, write {and can change things} other {read-only}}, {minutes, plural, one {# more minute} other {# more minutes}}. Reason: {reason}',
  },
  leave: { id: 'shell.impersonation.leave', defaultMessage: 'Leave' },
});
