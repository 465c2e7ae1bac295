import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Combobox } from '@portico/ui/combobox';
import { Dialog } from '@portico/ui/dialog';
import { Field } from '@portico/ui/field';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import { assignTrafficSchema } from '@portico/validation/assign-traffic';
import { FailedQuery, LoadingLines } from '../../calls/query-states.tsx';
import { Refusal, toldInline } from '../../calls/refusal.tsx';
import { useOperation } from '../../calls/use-operation.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../platform/notifications.tsx';
import { assignMessages as m } from './assign-traffic.messages.ts';
import { activeServicesQuery, trafficPoolQuery } from './assign-traffic.queries.ts';

type Target = { readonly id: number; readonly hostname: string };

type AssignTrafficDialogProps = {
  /** The service that it is for; without one it is chosen here. */
  readonly service?: Target | undefined;
  readonly onClose: () => void;
};

/** Gives a service traffic of the pool. Mounted with each opening. */
export function AssignTrafficDialog({ service: chosen, onClose }: AssignTrafficDialogProps) {
  const { formatMessage } = useIntl();
  const { bytes } = useUnits();
  const formId = useId();
  const pool = useQuery(trafficPoolQuery());
  const services = useQuery({ ...activeServicesQuery(), enabled: chosen === undefined });
  const targets = chosen ? [chosen] : services.data?.items;
  const assigning = useOperation('assignTraffic', {
    onSuccess: ({ traffic, hostname }) => {
      notify.success(formatMessage(m.done, { amount: bytes(traffic), hostname: hostname ?? '' }));
      onClose();
    },
  });
  const form = useForm({
    schema: assignTrafficSchema,
    initial: { hosting_id: chosen?.id ?? 0, gigabytes: Number.NaN },
    submit: (body) => toldInline(assigning.send({ body })),
  });
  const service = form.field('hosting_id', formatMessage(m.service));
  const amount = form.field('gigabytes', formatMessage(m.gigabytes));
  const remainingBytes = pool.data?.remaining_bytes ?? 0;
  const remaining = bytes(remainingBytes);
  const after = remainingBytes - bytesOf(amount.value);
  const short = after < 0 ? formatMessage(m.notEnough, { remaining }) : undefined;
  const canAssign = targets !== undefined && remainingBytes >= bytesOf(1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={chosen ? formatMessage(m.titleFor, { hostname: chosen.hostname }) : formatMessage(m.title)}
      description={formatMessage(m.text)}
      closeLabel={formatMessage(m.close)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy} disabled={!canAssign} disabledReason={short}>
          {formatMessage(m.assign)}
        </Button>
      }
    >
      {pool.isError && !pool.data ? (
        <FailedQuery title={m.poolFailed} query={pool} />
      ) : services.isError && !targets ? (
        <FailedQuery title={m.servicesFailed} query={services} />
      ) : !pool.data || !targets ? (
        <LoadingLines lines={3} />
      ) : !canAssign ? (
        <Callout tone="warn">{formatMessage(m.empty)}</Callout>
      ) : (
        <form id={formId} {...form.props}>
          <Stack gap={5}>
            {chosen ? null : (
              <Field label={formatMessage(m.service)} hint={formatMessage(m.serviceHint)} error={service.error}>
                <Combobox
                  options={targets.map(({ id, hostname }) => ({ value: String(id), label: hostname }))}
                  value={service.value > 0 ? String(service.value) : ''}
                  onValueChange={(value) => service.onValueChange(Number(value))}
                  onBlur={service.onBlur}
                  emptyText={formatMessage(m.noService)}
                />
              </Field>
            )}
            <Field
              label={formatMessage(m.gigabytes)}
              hint={after >= 0 ? formatMessage(m.after, { remaining, after: bytes(after) }) : formatMessage(m.remaining, { remaining })}
              error={short ?? amount.error}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                name={amount.name}
                value={Number.isNaN(amount.value) ? '' : String(amount.value)}
                onChange={(event) => amount.onValueChange(readDigits(event.target.value))}
                onBlur={amount.onBlur}
              />
            </Field>
            <Refusal error={assigning.error} what={m.failed} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function bytesOf(gigabytes: number): number {
  return gigabytes * 1e9;
}

/** Whole gigabytes as they are typed, blanks between thousands left out. */
function readDigits(text: string): number {
  const digits = text.replaceAll(/\D/gu, '');
  return digits === '' ? Number.NaN : Number(digits.slice(0, 9));
}
