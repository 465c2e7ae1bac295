import { useId } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { inviteSchema } from '@portico/validation/invitation';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { useUser } from '../../../operations/use-user.ts';
import { peopleMessages as m } from './people.messages.ts';
import { RoleFields } from './role-fields.tsx';
import { usualRoles } from './roles.ts';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';

/** Invites a user by email. Mounted on each opening, so that it starts empty. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const user = useUser();
  const inviting = useOperation('inviteClientUser', {
    isShownInPlace: true,
    onSuccess: ({ email }) => {
      notify.success(formatMessage(m.invited, { email }));
      onClose();
    },
  });
  const form = useSavedForm({
    schema: inviteSchema,
    name: 'invitation',
    saved: { email: '', first_name: '', roles: usualRoles(user) },
    submit: (body) => onlyFieldErrors(inviting.send({ body })),
  });
  const roles = form.field('roles', formatMessage(m.roles));

  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      onClose={onClose}
      title={formatMessage(m.inviteTitle)}
      description={formatMessage(m.inviteText)}
      busy={form.busy}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.inviteSend)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={5}>
          <TextField
            field={form.field('email', formatMessage(m.inviteEmail), { required: fieldErrorMessages.email_invalid })}
            label={formatMessage(m.inviteEmail)}
            type="email"
            autoComplete="off"
          />
          <TextField
            field={form.field('first_name', formatMessage(m.inviteName))}
            label={formatMessage(m.inviteName)}
            hint={formatMessage(m.inviteNameHint)}
            autoComplete="off"
          />
          <RoleFields value={roles.value} onValueChange={roles.onValueChange} />
          <Refusal error={inviting.error} failed={m.inviteFailed} />
        </Stack>
      </form>
    </FormDialog>
  );
}
