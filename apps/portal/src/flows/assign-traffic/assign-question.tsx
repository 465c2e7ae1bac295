import type { AssignTrafficRequest } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../calls/refusal.tsx';
import { useOperation } from '../../calls/use-operation.ts';
import { notify } from '../../platform/notifications.tsx';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { assignMessages as m } from './assign-traffic.messages.ts';

type AssignQuestionProps = {
  readonly request: AssignTrafficRequest;
  readonly hostname: string;
  readonly bytes: number;
  /** What the pool has now. */
  readonly remainingBytes: number;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
};

/** What an assignment does, before it is done: traffic does not return to the pool. */
export function AssignQuestion({ request, hostname, bytes, remainingBytes, onClose, onAssigned }: AssignQuestionProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const amount = units.bytes(bytes);
  const assigning = useOperation('assignTraffic', {
    onSuccess: (movement) => {
      notify.success(formatMessage(m.done, { amount: units.bytes(movement.traffic), hostname: movement.hostname ?? '' }));
      onAssigned();
    },
    // It is said in the dialog.
    onFailure: () => undefined,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="neutral"
      title={formatMessage(m.question, { amount, hostname })}
      confirmLabel={formatMessage(m.confirm, { amount })}
      cancelLabel={formatMessage(vocabulary.cancel)}
      busy={assigning.busy}
      onConfirm={() => void assigning.run({ body: request })}
    >
      <Stack gap={3}>
        <ul role="list">
          <li>{formatMessage(m.planAdded, { amount, hostname })}</li>
          <li>
            {formatMessage(m.planPool, { before: units.bytes(remainingBytes), after: units.bytes(Math.max(0, remainingBytes - bytes)) })}
          </li>
        </ul>
        <p>{formatMessage(m.planFinal)}</p>
        <Refusal error={assigning.error} what={m.failed} />
      </Stack>
    </ConfirmDialog>
  );
}
