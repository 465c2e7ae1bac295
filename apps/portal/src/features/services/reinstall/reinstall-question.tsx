import type { ActionPlan, OperatingSystem, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { Plan } from '../view/plan.tsx';
import { useServiceAction } from '../view/use-service-action.ts';
import type { Choice } from './reinstall-choice.ts';
import { reinstallMessages as m } from './reinstall.messages.ts';

type ReinstallQuestionProps = {
  readonly service: ServiceDetails;
  readonly plan: ActionPlan;
  readonly choice: Choice;
  readonly system: OperatingSystem;
  readonly onBegun: () => void;
  readonly onClose: () => void;
};

/** The final confirmation: lists what is lost and asks for the hostname. */
export function ReinstallQuestion({ service, plan, choice, system, onBegun, onClose }: ReinstallQuestionProps) {
  const { formatMessage } = useIntl();
  const { hostname } = service;
  const reinstalling = useServiceAction('reinstallService', {
    onBegun: () => {
      onBegun();
      onClose();
    },
    isShownInPlace: true,
  });
  const body = { os: choice.os, raid: choice.raid || null, iso: choice.iso || null, confirmation: hostname, dry_run: false };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(m.questionTitle, { hostname, system: system.label })}
      confirmLabel={formatMessage(m.confirm)}
      typed={{ text: hostname, label: formatMessage(m.typed, { hostname }) }}
      busy={reinstalling.busy}
      onConfirm={() => void reinstalling.run({ query: { id: service.id }, body })}
    >
      <Stack gap={3}>
        <p>
          <strong>{formatMessage(m.allDataOf, { hostname })}</strong>
        </p>
        <Plan plan={plan} />
        <Refusal error={reinstalling.error} failureTitle={m.failed} />
      </Stack>
    </ConfirmDialog>
  );
}
