import { Link } from '@tanstack/react-router';
import type { Invoice } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { eurosFromCents } from '@portico/pricing/money';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { payMessages } from '../../../flows/pay/pay.messages.ts';
import { statementMessages } from '../statement/statement.messages.ts';

/** Explains that a payment for this invoice was credited to the balance, because it was a duplicate or came too late. */
export function CreditedPayments({ invoice: { payments, status } }: { readonly invoice: Invoice }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const offersStatement = useOffered('listBalanceEntries');
  const cents = payments.reduce((sum, { credited, amount }) => sum + (credited ? Math.round(amount * 100) : 0), 0);
  if (cents === 0) return null;
  return (
    <Callout
      tone="info"
      role="status"
      actions={
        offersStatement ? (
          <Button size="sm" render={<Link to="/invoices/statement" />}>
            {formatMessage(statementMessages.title)}
          </Button>
        ) : null
      }
    >
      {formatMessage(payMessages.credited, { status, amount: money(eurosFromCents(cents)) })}
    </Callout>
  );
}
