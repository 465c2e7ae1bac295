import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClientUser } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { isSame, replaceUnchanged } from '../../../forms/saved-values.ts';
import { useUnsavedChanges, withKeptChanges } from '../../../forms/use-unsaved-changes.ts';
import { clientUsersQuery } from '../settings.queries.ts';
import { peopleMessages as m } from './people.messages.ts';
import { nameOf } from './person-name.ts';
import { RoleFields } from './role-fields.tsx';

type RolesDialogProps = { readonly person: ClientUser; readonly onClose: () => void };

/** Edits a user's access. Mounted on each opening. */
export function RolesDialog({ person, onClose }: RolesDialogProps) {
  const { formatMessage } = useIntl();
  const name = `roles-${person.id}`;
  const [roles, setRoles] = useState(() => withKeptChanges(name, person.roles));
  const [saved, setSaved] = useState(person.roles);
  const fresh = useQuery(clientUsersQuery()).data?.users.find(({ id }) => id === person.id)?.roles ?? saved;
  // All roles are sent, so those that are unchanged here must not undo what was changed elsewhere.
  if (!isSame(fresh, saved)) {
    setSaved(fresh);
    setRoles((before) => replaceUnchanged(before, saved, fresh));
  }
  const isUnsaved = useUnsavedChanges(name, roles, saved);
  const saving = useOperation('updateClientUserRoles', { onSuccess: onClose, isShownInPlace: true });
  return (
    <FormDialog
      isUnsaved={isUnsaved}
      onClose={onClose}
      title={formatMessage(m.rolesTitle, { name: nameOf(person) })}
      busy={saving.busy}
      footer={
        <Button variant="primary" busy={saving.busy} onClick={() => void saving.run({ query: { id: person.id }, body: { roles } })}>
          {formatMessage(m.rolesSave)}
        </Button>
      }
    >
      <Stack gap={5}>
        <RoleFields value={roles} onValueChange={setRoles} />
        <Refusal error={saving.error} failed={m.rolesFailed} />
      </Stack>
    </FormDialog>
  );
}
