import { InviteDialog } from './invite-dialog.tsx';
import type { PeopleMatter } from './people-matter.ts';
import { CancelInvitationQuestion, HandOverQuestion, RemoveQuestion } from './person-questions.tsx';
import { RolesDialog } from './roles-dialog.tsx';

/** The dialog about a user, or about who is invited. */
export function PersonMatter({ matter, onClose }: { readonly matter: PeopleMatter; readonly onClose: () => void }) {
  switch (matter.about) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'roles':
      return <RolesDialog person={matter.person} onClose={onClose} />;
    case 'remove':
      return <RemoveQuestion person={matter.person} onClose={onClose} />;
    case 'hand-over':
      return <HandOverQuestion person={matter.person} onClose={onClose} />;
    case 'cancel':
      return <CancelInvitationQuestion invitation={matter.invitation} onClose={onClose} />;
  }
}
