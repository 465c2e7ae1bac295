import type { CartItem } from '@portico/cart/cart-item';
import { linePrice, setupCents } from '@portico/cart/cart-rules';
import type { QuotedItem } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { eurosFromCents } from '@portico/pricing/money';
import { promoMessages as promo, promoReasonMessages } from '../../flows/place-order/promo.messages.ts';
import { cartMessages as m } from './cart.messages.ts';
import styles from './cart.module.css';

type QuotedLineProps = { readonly item: CartItem; readonly quoted: QuotedItem | undefined };

/** A line's price before its promo code, with the previous price if it changed since the line was added. */
export function CartLinePrice({ item, quoted }: QuotedLineProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const isChanged = quoted !== undefined && quoted.price !== item.price;
  return (
    <span className={styles.price}>
      {money(quoted?.subtotal ?? linePrice(item))}
      {isChanged ? <span className={styles.formerPrice}>{formatMessage(m.formerPrice, { price: money(linePrice(item)) })}</span> : null}
    </span>
  );
}

/** A line's one-time fees, paid with its first period. */
export function CartLineFee({ item, quoted }: QuotedLineProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const fee = quoted?.setup_fee ?? eurosFromCents(setupCents([item]));
  return fee > 0 ? <p className={styles.fee}>{formatMessage(m.lineFee, { price: money(fee) })}</p> : null;
}

/** The discount of the promo code on this line, or why it does not apply. */
export function CartLineCode({ quoted }: Pick<QuotedLineProps, 'quoted'>) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  if (!quoted?.promocode) return null;
  const { code, reason } = quoted.promocode;
  if (reason !== null) {
    return (
      <p className={styles.codeRefused}>
        {formatMessage(promo.takesNothing, { code, reason: formatMessage(promoReasonMessages[reason]) })}
      </p>
    );
  }
  const amount = money(quoted.discount);
  return (
    <p className={styles.code}>
      {quoted.discount > 0 ? formatMessage(promo.takesOff, { code, amount }) : formatMessage(promo.usedUpAbove, { code })}
    </p>
  );
}
