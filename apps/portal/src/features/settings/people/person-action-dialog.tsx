import { InviteDialog } from './invite-dialog.tsx';
import type { PersonAction } from './person-action.ts';
import { CancelInvitationQuestion, HandOverQuestion, RemoveQuestion } from './person-questions.tsx';
import { RolesDialog } from './roles-dialog.tsx';

/** The dialog for a user or an invitation. */
export function PersonActionDialog({ action, onClose }: { readonly action: PersonAction; readonly onClose: () => void }) {
  switch (action.about) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'roles':
      return <RolesDialog person={action.person} onClose={onClose} />;
    case 'remove':
      return <RemoveQuestion person={action.person} onClose={onClose} />;
    case 'hand-over':
      return <HandOverQuestion person={action.person} onClose={onClose} />;
    case 'cancel':
      return <CancelInvitationQuestion invitation={action.invitation} onClose={onClose} />;
  }
}
