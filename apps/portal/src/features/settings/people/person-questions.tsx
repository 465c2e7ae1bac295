import type { ClientUser, Invitation } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { peopleMessages as m } from './people.messages.ts';
import { nameOf } from './person-name.ts';

type PersonQuestionProps = { readonly person: ClientUser; readonly onClose: () => void };

/** Asks for confirmation with the user's name, because a removed user can no longer sign in. */
export function RemoveQuestion({ person, onClose }: PersonQuestionProps) {
  const { formatMessage } = useIntl();
  const name = nameOf(person);
  const removing = useOperation('removeClientUser', {
    isShownInPlace: true,
    onSuccess: () => {
      notify.success(formatMessage(m.removed, { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.removeTitle, { name })}
      confirmLabel={formatMessage(m.remove)}
      typed={{ text: name, label: formatMessage(m.removeTyped, { name }) }}
      busy={removing.busy}
      onConfirm={() => void removing.run({ query: { id: person.id } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.removeText, { name })}</p>
        <Refusal error={removing.error} failed={m.removeFailed} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Explains what changes for both users before the main role is transferred. */
export function HandOverQuestion({ person, onClose }: PersonQuestionProps) {
  const { formatMessage } = useIntl();
  const name = nameOf(person);
  const handingOver = useOperation('transferMainUser', {
    isShownInPlace: true,
    onSuccess: () => {
      notify.success(formatMessage(m.handedOver, { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.handOverTitle, { name })}
      confirmLabel={formatMessage(m.handOverConfirm)}
      busy={handingOver.busy}
      onConfirm={() => void handingOver.run({ query: { id: person.id } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.handOverText, { name })}</p>
        <Refusal error={handingOver.error} failed={m.handOverFailed} />
      </Stack>
    </ConfirmDialog>
  );
}

type CancelQuestionProps = { readonly invitation: Invitation; readonly onClose: () => void };

export function CancelInvitationQuestion({ invitation, onClose }: CancelQuestionProps) {
  const { formatMessage } = useIntl();
  const cancelling = useOperation('cancelInvitation', { isShownInPlace: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.cancelTitle, { email: invitation.email })}
      confirmLabel={formatMessage(m.cancelInvitation)}
      cancelLabel={formatMessage(m.keep)}
      busy={cancelling.busy}
      onConfirm={() => void cancelling.run({ query: { id: invitation.id } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.cancelText)}</p>
        <Refusal error={cancelling.error} failed={m.cancelFailed} />
      </Stack>
    </ConfirmDialog>
  );
}
