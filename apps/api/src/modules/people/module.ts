import { defineModule } from '../define-module.ts';
import { listClientUsers } from './list-client-users.ts';
import { inviteClientUser } from './invite-client-user.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { removeClientUser } from './remove-client-user.ts';
import { updateClientUserRoles } from './update-client-user-roles.ts';
import { transferMainUser } from './transfer-main-user.ts';
import { getInvitation } from './get-invitation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitationMail, mainUserTransferredMail, rolesChangedMail } from './mails.ts';

export const peopleModule = defineModule({
  operations: {
    listClientUsers,
    inviteClientUser,
    cancelInvitation,
    removeClientUser,
    updateClientUserRoles,
    transferMainUser,
    getInvitation,
    acceptInvitation,
  },
  mails: [invitationMail, mainUserTransferredMail, rolesChangedMail],
});
