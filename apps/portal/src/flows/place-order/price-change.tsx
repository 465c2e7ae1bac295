import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Callout } from '@portico/ui/callout';
import { useVat } from './use-vat.ts';
import { promoMessages as m } from './promo.messages.ts';

type Change = { readonly seen: number; readonly now: number };

/** Returns the old and new total of an order that was refused because its price changed or its quote expired; null for other errors. */
export function priceChangeOf(error: unknown): Change | null {
  if (!(error instanceof ApiError) || (error.code !== 'price_changed' && error.code !== 'quote_expired')) return null;
  const { seen, now } = error.errors[0]?.params ?? {};
  return typeof seen === 'number' && typeof now === 'number' ? { seen, now } : null;
}

/** On a phone, the button may be far from the total. */
const bringIntoView = (callout: HTMLElement | null) => callout?.scrollIntoView({ block: 'nearest' });

/** Shows both totals and that nothing was ordered. Ordering again accepts the new one. */
export function PriceChange({ change: { seen, now } }: { readonly change: Change }) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { withVat } = useVat();
  const amount = (euros: number) => money(withVat(euros));
  return (
    <Callout ref={bringIntoView} tone="warning" role="alert" title={formatMessage(seen === now ? m.quoteOver : m.priceChanged)}>
      {seen === now
        ? formatMessage(m.quoteOverText, { now: amount(now) })
        : formatMessage(m.priceChangedText, { seen: amount(seen), now: amount(now) })}
    </Callout>
  );
}
