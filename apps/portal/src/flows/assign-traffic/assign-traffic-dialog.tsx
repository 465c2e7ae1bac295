import { useId, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import * as v from 'valibot';
import type { AssignTrafficRequest, ServiceSummary, TrafficPlan } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
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
import { readNumber } from '@portico/validation/read-number';
import { FailedQuery, LoadingLines } from '../../operations/query-states.tsx';
import { Refusal, onlyFieldErrors } from '../../operations/failures/refusal.tsx';
import { useOperation } from '../../operations/use-operation.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.ts';
import { localeAtom } from '../../platform/locale.ts';
import { useServiceSearch } from '../choose-service/use-service-search.ts';
import { AssignQuestion } from './assign-question.tsx';
import { assignMessages as m } from './assign-traffic.messages.ts';
import { trafficPoolQuery } from './assign-traffic.queries.ts';

const countsTraffic = ({ features }: ServiceSummary) => features.includes('metrics');

type Target = { readonly id: number; readonly hostname: string };

type AssignTrafficDialogProps = {
  /** The service that gets the traffic. Without one the dialog asks for it. */
  readonly service?: Target | undefined;
  readonly onClose: () => void;
};

/** The form holds the gigabytes as typed text. */
const typedSchema = (locale: Locale) =>
  v.pipe(
    v.object({
      hosting_id: v.number(),
      gigabytes: v.pipe(
        v.string(),
        v.transform((text) => readNumber(text, locale)),
      ),
    }),
    assignTrafficSchema,
  );

/** Assigns traffic from the pool to a service. Mounted on each opening. */
export function AssignTrafficDialog({ service: chosen, onClose }: AssignTrafficDialogProps) {
  const { formatMessage } = useIntl();
  const { wholeGigabytes } = useUnits();
  const formId = useId();
  const locale = useAtomValue(localeAtom);
  const schema = useMemo(() => typedSchema(locale), [locale]);
  const pool = useQuery(trafficPoolQuery());
  const [planned, setPlanned] = useState<{ readonly plan: TrafficPlan; readonly gigabytes: number }>();
  const planning = useOperation('assignTraffic', { isShownInPlace: true });
  const form = useForm({
    schema,
    initial: { hosting_id: chosen?.id ?? 0, gigabytes: '' },
    submit: (body) => onlyFieldErrors(plan(body)),
  });

  useLeaveQuestion(form.values.gigabytes !== '');

  async function plan(body: AssignTrafficRequest): Promise<void> {
    const result = await planning.send({ body: { ...body, dry_run: true } });
    if ('command' in result) setPlanned({ plan: result, gigabytes: body.gigabytes });
  }

  const service = form.field('hosting_id', formatMessage(m.service), { required: m.serviceMissing });
  const { services, isLoaded, options, search } = useServiceSearch({
    chosenIds: service.value > 0 ? [service.value] : [],
    status: 'active',
    accepts: countsTraffic,
    enabled: chosen === undefined,
    texts: m,
    labelOf: ({ hostname }) => hostname,
    unnamed: String,
  });
  const amount = form.field('gigabytes', formatMessage(m.gigabytes), {
    required: m.gigabytesWhole,
    whole_number: m.gigabytesWhole,
    too_small: m.gigabytesTooSmall,
    too_large: m.gigabytesTooLarge,
  });
  const remainingBytes = pool.data?.remaining_bytes ?? 0;
  const remaining = wholeGigabytes(remainingBytes);
  const gigabytes = readNumber(amount.value, locale);
  const after = isWhole(gigabytes) ? remainingBytes - bytesOf(gigabytes) : Number.NaN;
  const short = after < 0 ? formatMessage(m.notEnough, { remaining }) : undefined;
  const hasTargets = chosen !== undefined || isLoaded;
  const canAssign = hasTargets && remainingBytes >= bytesOf(1);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={chosen ? formatMessage(m.titleFor, { hostname: chosen.hostname }) : formatMessage(m.title)}
      description={formatMessage(m.text)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy} disabled={!canAssign} disabledReason={short}>
          {formatMessage(m.next)}
        </Button>
      }
    >
      {pool.isError && !pool.data ? (
        <FailedQuery title={m.poolFailed} query={pool} />
      ) : services.isError && !hasTargets ? (
        <FailedQuery title={m.servicesFailed} query={services} />
      ) : !pool.data || !hasTargets ? (
        <LoadingLines lines={chosen ? 4 : 8} />
      ) : !canAssign ? (
        <Callout tone="warning">{formatMessage(m.empty)}</Callout>
      ) : (
        <form id={formId} {...form.props}>
          <Stack gap={5}>
            {chosen ? null : (
              <Field label={formatMessage(m.service)} description={formatMessage(m.serviceHint)} error={service.error}>
                <Combobox
                  options={options}
                  search={search}
                  value={service.value > 0 ? String(service.value) : ''}
                  onValueChange={(value) => service.onValueChange(Number(value))}
                  onBlur={service.onBlur}
                  emptyText={formatMessage(m.noService)}
                />
              </Field>
            )}
            <Field
              label={formatMessage(m.gigabytes)}
              description={
                after >= 0 ? formatMessage(m.after, { remaining, after: wholeGigabytes(after) }) : formatMessage(m.remaining, { remaining })
              }
              error={short ?? amount.error}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                name={amount.name}
                value={amount.value}
                onChange={(event) => amount.onValueChange(event.target.value)}
                onBlur={amount.onBlur}
              />
            </Field>
            <Refusal error={planning.error} failureTitle={m.failed} />
          </Stack>
        </form>
      )}
      {planned ? <AssignQuestion {...planned} onClose={() => setPlanned(undefined)} onAssigned={onClose} /> : null}
    </Dialog>
  );
}

function isWhole(gigabytes: number | null): gigabytes is number {
  return Number.isInteger(gigabytes) && Number(gigabytes) >= 1;
}

function bytesOf(gigabytes: number): number {
  return gigabytes * 1e9;
}
