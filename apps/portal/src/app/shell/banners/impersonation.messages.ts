import { defineMessages } from '@portico/i18n/define-messages';

export const impersonationMessages = defineMessages({
  banner: { id: 'operator.impersonation.banner', defaultMessage: 'Acting as a client' },
  acting: {
    id: 'operator.impersonation.acting',
    defaultMessage:
      '{operator} is in this client’s account {mode, select, write {with permission to make changes} other {with view-only access}}, {minutes, plural, one {# minute} other {# minutes}} left. Reason: {reason}',
  },
  leave: { id: 'operator.impersonation.leave', defaultMessage: 'Leave' },
});
