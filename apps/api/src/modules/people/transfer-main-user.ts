import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { bySomeoneElse, note } from '../auth/activity/activity.ts';
import { clientUsersRepository, type ClientUserRow } from './client-users.repository.ts';
import { mainUserTransferredMail } from './mails.ts';
import { quotedUser, readClientUsers } from './people.presenter.ts';

export const transferMainUser = defineOperation('transferMainUser', {
  right: 'main',
  impersonator: 'never',
  recentProof: true,
  async handle(context) {
    const { app, account, now } = context;
    const { id } = context.query;
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account);
      const all = await users.lock();
      // A concurrent transfer may have taken the role from the caller.
      const former = all.find((row) => row.id === account.userId && row.is_main);
      if (former === undefined) return refuse(403, 'not_allowed');
      const newMainUser = all.find((row) => row.id === id);
      if (newMainUser === undefined) return refuse(404, 'not_found', { message: 'people.user.notFound' });
      if (newMainUser !== former) {
        if (!(await users.transferMainRole(former.id, id))) return refuse(403, 'not_allowed');
        await note(tx, 'main_user_transferred', account, context);
        await note(tx, 'main_user_transferred', { userId: id, clientId: account.clientId }, bySomeoneElse(now));
        const mail = (reader: 'new' | 'former', userId: number, other: ClientUserRow) =>
          enqueueMail(app, tx, mainUserTransferredMail, { recipient: { userId }, values: { reader, other: quotedUser(other) } });
        await mail('new', id, former);
        await mail('former', former.id, newMainUser);
      }
      publish.account(tx, account.clientId);
      return { status: 200, body: await readClientUsers(tx, account) };
    });
  },
});
