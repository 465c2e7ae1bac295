import { announce } from '../../events/announce.ts';
import { sentence } from '../../messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { invitationsRepository } from './invitations.repository.ts';

export const cancelInvitation = defineOperation('cancelInvitation', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, query, locale, now }) {
    return await app.database.transaction(async (tx) => {
      if (!(await invitationsRepository(tx, account.clientId).cancel(query.id, now)))
        return refuse(404, 'not_found', { message: 'people.invitation.notFound' });
      announce.account(tx, account.clientId);
      return done(sentence(locale, 'people.cancelInvitation.done'));
    });
  },
});
