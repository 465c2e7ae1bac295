import type { Card } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { balancePaymentMethodId } from '@portico/contract/limits';
import { shortCardLabel } from './card-label.ts';
import type { PayChoice } from './pay-choice.ts';

const m = defineMessages({
  undecided: { id: 'flow.pay.undecided', defaultMessage: 'Pay {amount}' },
  continue: { id: 'flow.pay.continue', defaultMessage: 'Continue to payment' },
  withCard: { id: 'flow.pay.with-card', defaultMessage: 'Pay {amount} with {card}' },
  withCardOnly: { id: 'flow.pay.with-card-only', defaultMessage: 'Pay with {card}' },
  fromBalance: { id: 'flow.pay.from-balance', defaultMessage: 'Pay {amount} from balance' },
});

/**
 * Returns the label of a payment button. It names the card or balance that is charged at once, and mentions only the payment page if one
 * comes first. Without a choice it shows the amount alone. `amount` is in euros, null while unknown.
 */
export function usePayLabel(): (choice: PayChoice | undefined, amount: number | null, cards: readonly Card[]) => string {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  return (choice, amount, cards) => {
    const card = cards.find(({ id }) => id === choice?.card);
    if (card) {
      const values = { card: shortCardLabel(card) };
      return amount === null ? formatMessage(m.withCardOnly, values) : formatMessage(m.withCard, { ...values, amount: money(amount) });
    }
    if (choice?.paymentmethod === balancePaymentMethodId && amount !== null) return formatMessage(m.fromBalance, { amount: money(amount) });
    return choice === undefined && amount !== null ? formatMessage(m.undecided, { amount: money(amount) }) : formatMessage(m.continue);
  };
}
