import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  banner: { id: 'operator.impersonation.banner', defaultMessage: 'Acting as a client' },
  acting: {
    id: 'operator.impersonation.acting',
    defaultMessage:
      '{operator} acts as this client {mode, select, write {and can change things} other {read-only}}, {minutes, plural, one {# more minute} other {# more minutes}}. Reason: {reason}',
  },
  leave: { id: 'operator.impersonation.leave', defaultMessage: 'Leave' },
});
