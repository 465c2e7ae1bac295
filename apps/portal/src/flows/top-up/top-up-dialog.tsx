import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import * as v from 'valibot';
import type { PaymentMethod, TopUpRequest } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { RadioGroup } from '@portico/ui/radio-group';
import type { RadioOption } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { balancePaymentMethodId, topUpMaxEuros, topUpMinEuros } from '@portico/contract/limits';
import { amountInDoubt, readAmount, topUpSchema } from '@portico/validation/top-up';
import { confirmDone } from '../../operations/confirm-done.ts';
import { FailedQuery, LoadingLines } from '../../operations/query-states.tsx';
import { useOperation } from '../../operations/use-operation.ts';
import { TextField } from '../../forms/form-inputs.tsx';
import { dropChanges, keepChanges, restoreChanges } from '../../forms/kept-changes.ts';
import { useForm } from '../../forms/use-form.ts';
import { localeAtom } from '../../platform/locale.ts';
import { unnamedUserId } from '../../platform/kept-keys.ts';
import { addressOf } from '../../platform/route-names.ts';
import { paymentFact } from '../../platform/notifications.tsx';
import { session, store } from '../../platform/store.ts';
import { goKeepingChanges, staysForUnkept } from '../../platform/unsaved-forms.ts';
import { useUser } from '../../operations/use-user.ts';
import { redirectTo } from '../pay/redirect-to-gateway.ts';
import { MissingCards } from '../pay/missing-cards.tsx';
import { choiceValue, readChoice } from '../pay/pay-choice.ts';
import { paymentMethodsQuery } from '../pay/pay.queries.ts';
import { useCardOptions } from '../pay/use-card-options.ts';
import { usePayLabel } from '../pay/use-pay-label.ts';
import { topUpMessages as m } from './top-up.messages.ts';

type TopUpDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The initial amount in euros. */
  readonly amount?: number | undefined;
};

const formId = 'top-up';

/** Returns an amount as a person would type it. */
const typedAmount = (euros: number) => (Number.isInteger(euros) ? String(euros) : euros.toFixed(2));

/** What was typed, which the tab keeps until the dialog is closed or the top-up has begun. Each initial amount has its own. */
function draftOf(amount: number | undefined) {
  const initial = { amount: amount === undefined ? '' : typedAmount(amount) };
  return { initial, form: { userId: store.get(session.userAtom)?.id ?? unnamedUserId, name: `${formId}-${initial.amount}` } };
}

type TopUpValues = { readonly amount: string; readonly paymentmethod: string };

/** Parses the typed amount by the language's number format, then applies the contract's rule. */
const typedTopUpSchema = (locale: Locale) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.transform((text) => readAmount(text, locale)),
      ),
      paymentmethod: v.string(),
    }),
    v.transform(({ amount, paymentmethod }) => ({ amount, ...readChoice(paymentmethod) })),
    topUpSchema,
  );

export function TopUpDialog({ open, onOpenChange, amount }: TopUpDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const balance = useUser()?.balance ?? 0;
  const methods = useQuery({ ...paymentMethodsQuery(), enabled: open });
  // Id 1 is the balance itself.
  const offered = methods.data?.items.filter(({ id }) => id !== balancePaymentMethodId) ?? [];
  const saved = useCardOptions(methods.data && offered);
  const payLabel = usePayLabel();
  const locale = useAtomValue(localeAtom);
  const schema = useMemo(() => typedTopUpSchema(locale), [locale]);
  const [values, setValues] = useState<TopUpValues>();
  const typed = v.safeParse(schema, values);
  /** True if the user has been asked about unsaved input before the request. */
  const isAsked = useRef(false);
  const topUp = useOperation('topUpBalance', {
    fact: paymentFact,
    onSuccess: async (answer) => {
      const isAccepted = answer.status === 'success';
      // A saved card is charged at once.
      if (isAccepted && answer.next_action === 'none' && answer.payment_id !== null) {
        close();
        confirmDone(answer, { done: formatMessage(m.paid), alreadyDone: formatMessage(m.alreadyPaid) }, paymentFact);
        return;
      }
      if (isAccepted && answer.next_action === 'redirect') {
        close();
        // The page that the browser's Back button returns to: the invoices, with the result of the top-up.
        const invoices = addressOf('invoices');
        if (!isAsked.current && (await staysForUnkept())) return;
        await goKeepingChanges(answer.payment_id ? `${invoices}?payment=${answer.payment_id}` : invoices);
        if (redirectTo(answer.url)) return;
      }
      console.warn('Unexpected answer to a top-up:', answer);
    },
  });

  function close(): void {
    dropChanges(sessionStorage, draftOf(amount).form);
    onOpenChange(false);
  }

  /** Asks about unsaved input first if a payment page follows. A saved card rarely needs one, so it asks later. */
  async function submit(body: TopUpRequest): Promise<void> {
    isAsked.current = body.card === undefined;
    if (isAsked.current && (await staysForUnkept())) onOpenChange(false);
    else await topUp.send({ body });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      busy={topUp.busy}
      size="small"
      title={formatMessage(m.title)}
      description={formatMessage(m.description, { balance: money(balance) })}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={topUp.busy} disabled={offered.length === 0}>
          {payLabel(values && readChoice(values.paymentmethod), typed.success ? typed.output.amount : null, saved.cards.data?.items ?? [])}
        </Button>
      }
    >
      {methods.isLoadingError ? (
        <FailedQuery title={m.methodsFailed} query={methods} />
      ) : !methods.data || saved.isWaiting ? (
        <LoadingLines lines={3} />
      ) : offered.length === 0 ? (
        <p>{formatMessage(m.noMethods)}</p>
      ) : (
        <TopUpForm
          schema={schema}
          options={[...saved.options, ...offered.map(optionOf)]}
          note={saved.isMissing ? <MissingCards query={saved.cards} /> : null}
          amount={amount}
          submit={submit}
          onValuesChange={setValues}
        />
      )}
    </Dialog>
  );
}

const optionOf = ({ id, name, description }: PaymentMethod): RadioOption => ({
  value: choiceValue({ paymentmethod: id }),
  label: name,
  description: description ?? undefined,
});

type TopUpFormProps = Pick<TopUpDialogProps, 'amount'> & {
  readonly schema: ReturnType<typeof typedTopUpSchema>;
  readonly options: readonly RadioOption[];
  readonly note: ReactNode;
  readonly submit: (body: TopUpRequest) => Promise<unknown>;
  /** Lets the dialog's button show the typed amount and the chosen method. */
  readonly onValuesChange: (values: TopUpValues) => void;
};

function TopUpForm({ schema, options, note, amount, submit, onValuesChange }: TopUpFormProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const locale = useAtomValue(localeAtom);
  const [draft] = useState(() => draftOf(amount));
  const form = useForm({
    schema,
    initial: {
      ...restoreChanges(sessionStorage, draft.form, draft.initial),
      paymentmethod: options.find(({ disabled }) => disabled !== true)?.value ?? '',
    },
    submit,
  });
  const { values } = form;
  useEffect(() => keepChanges(sessionStorage, draft.form, { amount: values.amount }, draft.initial), [draft, values.amount]);
  useEffect(() => onValuesChange(values), [onValuesChange, values]);
  const method = form.field('paymentmethod', formatMessage(m.method));
  const doubt = amountInDoubt(form.values.amount, locale);
  const hint = doubt
    ? formatMessage(m.amountInDoubt, { whole: money(doubt.whole), fraction: money(doubt.fraction), plain: String(doubt.whole) })
    : undefined;
  const range = { min: money(topUpMinEuros), max: money(topUpMaxEuros) };

  return (
    <form id={formId} {...form.props}>
      <Stack gap={5}>
        <TextField
          field={form.field('amount', formatMessage(m.amount), { required: m.amountMissing })}
          label={formatMessage(m.amount)}
          hint={hint ?? formatMessage(m.amountHint, range)}
          inputMode="decimal"
          autoComplete="off"
        />
        <RadioGroup label={formatMessage(m.method)} value={method.value} onValueChange={method.onValueChange} options={options} />
        {note}
      </Stack>
    </form>
  );
}
