import { useQuery } from '@tanstack/react-query';
import type { PaymentSettings } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { useAllOffered, useOffered } from '../../operations/offers/use-offered.ts';
import { FailedQuery, LoadingLines } from '../../operations/query-states.tsx';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { cardsQuery, paymentMethodsQuery } from '../../flows/pay/pay.queries.ts';
import { CardOutcome } from './cards/card-outcome.tsx';
import { CardsCard } from './cards/cards-card.tsx';
import { paymentMessages as m } from './payment.messages.ts';
import { SettingsPage } from './settings-page.tsx';
import { paymentSettingsQuery } from './settings.queries.ts';
import { SwitchList } from './switch-list.tsx';
import { useSavedSwitches } from './use-saved-switches.ts';

type PaymentSettingsScreenProps = {
  /** The payment id of the card that the user returns from saving. */
  readonly paymentId: string | undefined;
};

/** Saved cards, automatic payment, and how invoices are split. */
export function PaymentSettingsScreen({ paymentId }: PaymentSettingsScreenProps) {
  const settings = useQuery(paymentSettingsQuery());
  const isOffered = useAllOffered();
  const offersCards = isOffered('listCards');
  const above = [useQuery({ ...cardsQuery(), enabled: offersCards }), useQuery({ ...paymentMethodsQuery(), enabled: offersCards })];
  // A switch must not move under the pointer when the cards above it have loaded.
  const isBelowLoading = offersCards && above.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0);
  return (
    <SettingsPage>
      {paymentId && isOffered('syncPayment') ? <CardOutcome paymentId={paymentId} /> : null}
      {offersCards ? <CardsCard /> : null}
      {!isOffered('getPaymentSettings') ? null : settings.data && !isBelowLoading ? (
        <Settings values={settings.data} />
      ) : settings.isError ? (
        <FailedQuery title={m.failed} query={settings} />
      ) : (
        <LoadingLines lines={6} />
      )}
    </SettingsPage>
  );
}

function Settings({ values }: { readonly values: PaymentSettings }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('updatePaymentSettings');
  const hasNoCard = useQuery(cardsQuery()).data?.items.length === 0;
  const offersCards = useOffered('listCards');
  const saving = useOperation('updatePaymentSettings');
  const { queryKey } = paymentSettingsQuery();
  const state = useSavedSwitches({ queryKey, values, save: (body) => saving.send({ body }) });
  const common = { state, readOnly: denied !== undefined, failed: m.notSaved };
  return (
    <Stack gap={5}>
      {denied ? <Callout tone="info">{denied}</Callout> : null}
      <Card title={formatMessage(m.automatic)}>
        <SwitchList
          {...common}
          switches={[
            { name: 'auto_pay_from_balance', label: m.fromBalance, hint: m.fromBalanceHint },
            ...(offersCards
              ? [
                  {
                    name: 'auto_pay_from_card' as const,
                    label: m.fromCard,
                    hint: m.fromCardHint,
                    note: hasNoCard ? formatMessage(m.noCard) : undefined,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card title={formatMessage(m.invoices)}>
        <SwitchList {...common} switches={[{ name: 'split_invoice', label: m.split, hint: m.splitHint }]} />
      </Card>
    </Stack>
  );
}
