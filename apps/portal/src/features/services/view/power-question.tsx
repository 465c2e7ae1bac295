import type { PowerAction, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { powerActionMessages } from '../capabilities.messages.ts';
import { powerFailures, powerQuestions, powerWarnings } from './power.messages.ts';
import { useServiceAction } from './use-service-action.ts';

type PowerQuestionProps = {
  readonly service: ServiceDetails;
  readonly action: Exclude<PowerAction, 'start'>;
  readonly onClose: () => void;
};

/** Asks for confirmation with the server's name, because its processes are interrupted. */
export function PowerQuestion({ service, action, onClose }: PowerQuestionProps) {
  const { formatMessage } = useIntl();
  const { hostname } = service;
  const power = useServiceAction('changeServicePower', { onBegun: onClose, isShownInPlace: true });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={action === 'force_off' ? 'danger' : 'neutral'}
      title={formatMessage(powerQuestions[action], { hostname })}
      confirmLabel={formatMessage(powerActionMessages[action])}
      busy={power.busy}
      onConfirm={() => void power.run({ query: { id: service.id }, body: { action } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(powerWarnings[action])}</p>
        <Refusal error={power.error} failureTitle={powerFailures[action]} />
      </Stack>
    </ConfirmDialog>
  );
}
