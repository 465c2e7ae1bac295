import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { operationQuery } from '@portico/api-queries/operation-query';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { RadioGroup } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { balancePaymentMethodId, topUpMaxEuros, topUpMinEuros } from '@portico/validation/limits';
import { readAmount, topUpSchema } from '@portico/validation/top-up';
import { FailedQuery, LoadingLines } from '../../calls/query-states.tsx';
import * as v from 'valibot';
import { TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { api } from '../../calls/api.ts';
import { callOnce } from '../../calls/call-once.ts';
import { leaveFor } from '../../calls/leave-for.ts';
import { goTo } from '../../platform/navigation.ts';
import { session } from '../../platform/store.ts';
import { balanceMessages as m } from './balance.messages.ts';

type TopUpDialogProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const formId = 'top-up';

/** What is typed, as the rule of the wire reads it. */
const typedTopUpSchema = v.pipe(
  v.object({ amount: v.pipe(v.string(), v.transform(readAmount)), paymentmethod: v.pipe(v.string(), v.transform(Number)) }),
  topUpSchema,
);

export function TopUpDialog({ open, onOpenChange }: TopUpDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const balance = useAtomValue(session.userAtom)?.balance ?? 0;
  const [busy, setBusy] = useState(false);
  const methods = useQuery({ ...operationQuery(api, 'listPaymentMethods', {}), enabled: open });
  // Id 1 is the balance itself.
  const offered = methods.data?.items.filter(({ id }) => id !== balancePaymentMethodId) ?? [];

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={formatMessage(m.title)}
      description={formatMessage(m.description, { balance: money(balance) })}
      closeLabel={formatMessage(m.close)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={busy} disabled={offered.length === 0}>
          {formatMessage(m.submit)}
        </Button>
      }
    >
      {methods.isError ? (
        <FailedQuery title={m.methodsFailed} query={methods} />
      ) : !methods.data ? (
        <LoadingLines lines={3} />
      ) : offered.length === 0 ? (
        <p>{formatMessage(m.noMethods)}</p>
      ) : (
        <TopUpForm methods={offered} onBusyChange={setBusy} onLeave={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

type TopUpFormProps = {
  readonly methods: readonly { readonly id: number; readonly name: string; readonly description: string | null }[];
  readonly onBusyChange: (busy: boolean) => void;
  readonly onLeave: () => void;
};

function TopUpForm({ methods, onBusyChange, onLeave }: TopUpFormProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const form = useForm({
    schema: typedTopUpSchema,
    initial: { amount: '', paymentmethod: String(methods[0]?.id ?? '') },
    submit: async ({ amount, paymentmethod }) => {
      onBusyChange(true);
      try {
        const body = { amount: readAmount(amount) ?? 0, paymentmethod: Number(paymentmethod) };
        const answer = await callOnce('topUpBalance', { body });
        if (answer.next_action !== 'redirect') {
          console.warn('Unexpected answer to a top-up:', answer);
          return;
        }
        onLeave();
        // The invoices are what the browser's Back button comes back to.
        await goTo('/invoices');
        if (!leaveFor(answer.url)) console.warn('Unexpected answer to a top-up:', answer);
      } finally {
        onBusyChange(false);
      }
    },
  });
  const method = form.field('paymentmethod', formatMessage(m.method));
  const range = { min: money(topUpMinEuros), max: money(topUpMaxEuros) };

  return (
    <form id={formId} {...form.props}>
      <Stack gap={5}>
        <TextField
          field={form.field('amount', formatMessage(m.amount))}
          label={formatMessage(m.amount)}
          hint={formatMessage(m.amountHint, range)}
          inputMode="decimal"
          autoComplete="off"
        />
        <RadioGroup
          label={formatMessage(m.method)}
          value={method.value}
          onValueChange={method.onValueChange}
          options={methods.map(({ id, name, description }) => ({ value: String(id), label: name, description: description ?? undefined }))}
        />
      </Stack>
    </form>
  );
}
