import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Invoice, PaymentMethod } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { RadioGroup } from '@portico/ui/radio-group';
import type { RadioOption } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { eurosFromCents } from '@portico/pricing/money';
import { balancePaymentMethodId, topUpMaxEuros, topUpMinEuros } from '@portico/contract/limits';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { useUser } from '../../../operations/use-user.ts';
import { invoiceMessages as m } from '../invoices.messages.ts';
import styles from '../invoices.module.css';
import { CancelOrderButton } from '../../../flows/cancel-order/cancel-order-button.tsx';
import { MissingCards } from '../../../flows/pay/missing-cards.tsx';
import { choiceValue, readChoice } from '../../../flows/pay/pay-choice.ts';
import { payMessages, stageOf } from '../../../flows/pay/pay.messages.ts';
import { paymentMethodsQuery } from '../../../flows/pay/pay.queries.ts';
import { useCardOptions } from '../../../flows/pay/use-card-options.ts';
import { usePayInvoice } from '../../../flows/pay/use-pay-invoice.ts';
import { usePayLabel } from '../../../flows/pay/use-pay-label.ts';
import { useKnownPayments } from '../../../flows/pay/use-synced-payment.ts';
import { LazyTopUp } from '../../../flows/top-up/lazy-top-up.tsx';
import { useLazyPopup } from '../../../platform/use-lazy-popup.ts';

/** The amount due and how to pay it, or that the invoice is settled. */
export function PayPanel({ invoice }: { readonly invoice: Invoice }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const isOpen = useOpenPages();
  if (invoice.status === 'unpaid') return <PayForm invoice={invoice} />;
  const paidOn = invoice.paid_date ? formatMessage(m.paidOn, { date: date(invoice.paid_date) }) : '';
  return (
    <Card title={formatMessage(m.payTitle)}>
      <Stack gap={4}>
        <Text muted size="md">
          {invoice.status === 'paid' ? paidOn : formatMessage(m.cancelledText)}
        </Text>
        {invoice.status === 'paid' && isOpen('/services/my') ? (
          <Button render={<Link to="/services/my" />}>{formatMessage(m.toServices)}</Button>
        ) : null}
      </Stack>
    </Card>
  );
}

/** As high as three or four methods: the balance, a saved card, another card. */
const methodLines = 8;

const isBalance = ({ id }: PaymentMethod) => id === balancePaymentMethodId;

function PayForm({ invoice }: { readonly invoice: Invoice }) {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  const methods = useQuery(paymentMethodsQuery());
  const [chosen, setChosen] = useState<string>();
  /** The method that was chosen for the payer. */
  const [shown, setShown] = useState<string>();
  const payment = usePayInvoice();
  const balance = useBalanceBefore(payment.isChanging);
  const payLabel = usePayLabel();
  const pending = usePendingStage(invoice);
  const denied = useDeniedReason('payInvoice');
  const topUpDenied = useDeniedReason('topUpBalance');
  const topUp = useLazyPopup();
  const offersCancellation = useOffered('cancelOrder');

  const covers = balance >= invoice.amount;
  const short = eurosFromCents(Math.round((invoice.amount - balance) * 100));
  // Within the limits of a top-up: what is too much stays on the balance, and a large invoice takes several.
  const missing = covers ? 0 : Math.min(Math.max(short, topUpMinEuros), topUpMaxEuros);
  const offered = methods.data?.items ?? [];
  const saved = useCardOptions(methods.data?.items);
  const [fromBalance, elsewhere] = [offered.filter(isBalance), offered.filter((method) => !isBalance(method))];
  // The balance comes first if it covers the invoice, because it settles at once; saved cards come next.
  const options = [...fromBalance.map(optionOf), ...saved.options, ...elsewhere.map(optionOf)];
  const able = options.filter(({ disabled }) => disabled !== true);
  const preset = covers && fromBalance.length > 0 ? able[0]?.value : (shown ?? able[0]?.value);
  const choice = able.find(({ value }) => value === (chosen ?? preset));
  // What loads later, such as cards or the balance, must not replace the method that the payer sees chosen; one that can't pay now is
  // dropped. A balance that covers the invoice now, after a top-up, comes first.
  if (methods.data && !saved.isWaiting && choice && chosen === undefined && shown !== choice.value) setShown(choice.value);

  const pay = ({ value }: RadioOption) => void payment.run({ query: { id: invoice.id }, body: readChoice(value) });

  function optionOf(method: PaymentMethod): RadioOption {
    const value = choiceValue({ paymentmethod: method.id });
    return { value, label: method.name, description: describe(method), disabled: isBalance(method) && !covers };
  }

  function describe(method: PaymentMethod): string | undefined {
    if (isBalance(method)) {
      const values = { balance: money(balance), missing: money(invoice.amount - balance) };
      return covers ? formatMessage(m.balanceIs, values) : formatMessage(m.balanceShort, values);
    }
    return method.sandbox ? formatMessage(m.sandbox) : (method.description ?? undefined);
  }

  return (
    <Card title={formatMessage(m.payTitle)}>
      <Stack gap={4}>
        <p className={styles.due}>{money(invoice.amount)}</p>
        {methods.isLoadingError ? (
          <FailedQuery title={m.methodsFailed} query={methods} />
        ) : methods.data && !saved.isWaiting ? (
          <RadioGroup label={formatMessage(m.method)} value={choice?.value ?? ''} onValueChange={setChosen} options={options} />
        ) : (
          <LoadingLines lines={methodLines} />
        )}
        {saved.isMissing ? <MissingCards query={saved.cards} /> : null}
        {missing > 0 && fromBalance.length > 0 ? (
          <Button disabledReason={topUpDenied} aria-haspopup="dialog" onClick={topUp.show}>
            {formatMessage(m.topUpMissing, { amount: money(missing) })}
          </Button>
        ) : null}
        <LazyTopUp popup={topUp} amount={missing} />
        {pending === 'processing' ? <Callout tone="warning">{formatMessage(payMessages.underWay)}</Callout> : null}
        <Button
          data-pays
          variant={pending === null ? 'primary' : 'secondary'}
          size="lg"
          busy={payment.busy}
          disabled={able.length === 0 || saved.isWaiting}
          disabledReason={denied ?? (able.length > 0 && !choice ? formatMessage(m.chooseMethod) : undefined)}
          onClick={() => choice && pay(choice)}
        >
          {payLabel(choice && readChoice(choice.value), invoice.amount, saved.cards.data?.items ?? [])}
        </Button>
        {invoice.order_expires_on === null ? null : (
          <>
            <Text muted size="md">
              {formatMessage(m.orderExpires, { date: date(invoice.order_expires_on) })}
            </Text>
            {offersCancellation ? <CancelOrderButton invoiceId={invoice.id} /> : null}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Returns the balance in euros, as it was before `isChanging`: what is left of it after the payment says nothing about the invoice. */
function useBalanceBefore(isChanging: boolean): number {
  const balance = useUser()?.balance ?? 0;
  const [before, setBefore] = useState(balance);
  if (!isChanging && before !== balance) setBefore(balance);
  return isChanging ? before : balance;
}

/** Returns the gateway's stage of the pending payment, or null if there is none. Of several, one that may have taken money counts. */
function usePendingStage({ payments }: Invoice): 'open' | 'processing' | null {
  const stages = new Set(useKnownPayments(payments).map(stageOf));
  if (stages.has('processing')) return 'processing';
  return stages.has('open') ? 'open' : null;
}
