import type { TrafficPlan } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { useUnits } from '@portico/i18n/use-units';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { confirmDone } from '../../operations/confirm-done.ts';
import { Refusal } from '../../operations/failures/refusal.tsx';
import { useOperation } from '../../operations/use-operation.ts';
import { assignMessages as m } from './assign-traffic.messages.ts';

type AssignQuestionProps = {
  readonly plan: TrafficPlan;
  readonly gigabytes: number;
  readonly onClose: () => void;
  readonly onAssigned: () => void;
};

/** What an assignment does, as the API plans it, before it is done. */
export function AssignQuestion({ plan, gigabytes, onClose, onAssigned }: AssignQuestionProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const { wholeGigabytes } = useUnits();
  const { hostname } = plan;
  const amount = wholeGigabytes(plan.traffic);
  const assigning = useOperation('assignTraffic', {
    onSuccess: (answer) => {
      confirmDone(answer, { done: formatMessage(m.done, { amount, hostname }), alreadyDone: formatMessage(m.alreadyDone, { hostname }) });
      onAssigned();
    },
    isShownInPlace: true,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="neutral"
      title={formatMessage(m.question, { amount, hostname })}
      confirmLabel={formatMessage(m.confirm, { amount })}
      busy={assigning.busy}
      onConfirm={() => void assigning.run({ body: { hosting_id: plan.hosting_id, gigabytes, dry_run: false } })}
    >
      <Stack gap={3}>
        <ul role="list">
          <li>{formatMessage(m.planAdded, { amount, hostname, date: date(plan.ends_on) })}</li>
          <li>
            {formatMessage(m.planPool, { before: wholeGigabytes(plan.remaining_bytes), after: wholeGigabytes(plan.remaining_bytes_after) })}
          </li>
        </ul>
        <p>{formatMessage(m.planFinal)}</p>
        <Refusal error={assigning.error} failureTitle={m.failed} />
      </Stack>
    </ConfirmDialog>
  );
}
