import { useState } from 'react';
import type { ActionPlan, Cancellation, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { cancellationReasonMaxLength } from '@portico/contract/limits';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { TextareaField } from '../../../forms/textarea-field.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { isPlan, Plan } from '../view/plan.tsx';
import { StateGate } from '../view/state-gate.tsx';
import { useService } from '../view/service-context.ts';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import styles from '../view/view.module.css';
import { reasonSchema } from './reason-schema.ts';
import { cancellationMessages as m } from './cancellation.messages.ts';

/** Cancels a service at the end of the paid period, and withdraws the cancellation. */
export function CancellationScreen() {
  const service = useService();
  return service.cancellation ? (
    <Cancelled service={service} cancellation={service.cancellation} />
  ) : (
    <StateGate capability="request_cancellation">
      <CancelForm service={service} />
    </StateGate>
  );
}

type Planned = { readonly plan: ActionPlan; readonly reason: string };

function CancelForm({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage, formatNumber } = useIntl();
  const blockedText = useBlockedReason(service);
  const [planned, setPlanned] = useState<Planned>();
  const planning = useOperation('requestCancellation', { isShownInPlace: true });
  const form = useSavedForm({
    schema: reasonSchema,
    name: `cancellation-${service.id}`,
    saved: { reason: '' },
    submit: ({ reason }) => onlyFieldErrors(plan(reason)),
  });

  async function plan(reason: string): Promise<void> {
    const result = await planning.send({ query: { id: service.id }, body: { reason, dry_run: true } });
    if (isPlan(result)) setPlanned({ plan: result, reason });
  }

  const blocked = blockedText('request_cancellation', 'requestCancellation');
  const field = form.field('reason', formatMessage(m.reason), { required: m.reasonMissing });
  return (
    <Card title={formatMessage(m.title)}>
      <form {...form.props}>
        <Stack gap={5}>
          <Text muted size="md">
            {formatMessage(m.text)}
          </Text>
          <TextareaField
            field={field}
            label={formatMessage(m.reason)}
            hint={formatMessage(m.reasonHint)}
            counter={formatMessage(m.counter, { count: formatNumber(field.value.length), max: formatNumber(cancellationReasonMaxLength) })}
            rows={4}
          />
          <Refusal error={planning.error} failureTitle={m.failed} />
          <Stack direction="row">
            <Button type="submit" className={blocked ? undefined : styles.danger} busy={form.busy} disabledReason={blocked}>
              {formatMessage(m.review)}
            </Button>
          </Stack>
        </Stack>
      </form>
      {planned ? <CancelQuestion service={service} {...planned} onClose={() => setPlanned(undefined)} /> : null}
    </Card>
  );
}

/** A withdrawal replaces the toast that says when the service ends. */
const factOf = ({ id }: ServiceDetails) => `cancellation ${id}`;

type CancelQuestionProps = Planned & { readonly service: ServiceDetails; readonly onClose: () => void };

function CancelQuestion({ service, plan, reason, onClose }: CancelQuestionProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const { hostname } = service;
  const cancelling = useOperation('requestCancellation', {
    onSuccess: (result) => {
      onClose();
      if (!isPlan(result)) notify.success(formatMessage(m.requested, { hostname, date: date(result.ends_on) }), undefined, factOf(service));
    },
    isShownInPlace: true,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        plan.ends_on ? formatMessage(m.questionTitle, { hostname, date: date(plan.ends_on) }) : formatMessage(m.questionNow, { hostname })
      }
      confirmLabel={formatMessage(m.confirm)}
      cancelLabel={formatMessage(m.keep)}
      busy={cancelling.busy}
      onConfirm={() => void cancelling.run({ query: { id: service.id }, body: { reason, dry_run: false } })}
    >
      <Stack gap={3}>
        <p>{formatMessage(m.questionText)}</p>
        <Plan plan={plan} />
        <Refusal error={cancelling.error} failureTitle={m.failed} />
      </Stack>
    </ConfirmDialog>
  );
}

type CancelledProps = { readonly service: ServiceDetails; readonly cancellation: Cancellation };

/** Withdrawing needs no confirmation because it takes one click. */
function Cancelled({ service, cancellation }: CancelledProps) {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useFormatters();
  const blockedText = useBlockedReason(service);
  const isSuspended = service.status === 'suspended';
  const withdrawing = useOperation('withdrawCancellation', {
    onSuccess: () => {
      const text = formatMessage(isSuspended ? m.withdrawnSuspended : m.withdrawn, { hostname: service.hostname });
      notify.success(text, undefined, factOf(service));
    },
    failureTitle: m.withdrawFailed,
  });
  return (
    <Card
      title={formatMessage(m.cancelledTitle, { date: date(cancellation.ends_on) })}
      footer={
        <Button
          variant="primary"
          busy={withdrawing.busy}
          disabledReason={blockedText('withdraw_cancellation', 'withdrawCancellation')}
          onClick={() => void withdrawing.run({ query: { id: service.id } })}
        >
          {formatMessage(m.withdraw)}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text muted size="md">
          {formatMessage(isSuspended ? m.cancelledSuspendedText : m.cancelledText)}
        </Text>
        <DescriptionList
          items={[
            { id: 'requested', term: formatMessage(m.requestedAt), value: dateTime(cancellation.requested_at) },
            { id: 'reason', term: formatMessage(m.reason), value: cancellation.reason },
          ]}
        />
      </Stack>
    </Card>
  );
}
