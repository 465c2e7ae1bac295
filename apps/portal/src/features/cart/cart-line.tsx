import { ChevronRight, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { CartItem } from '@portico/cart/cart-item';
import type { QuotedItem } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { IconButton } from '@portico/ui/icon-button';
import { NumberField } from '@portico/ui/number-field';
import { itemMaxCount } from '@portico/contract/limits';
import { useReadNumber } from '../../forms/use-read-number.ts';
import { CartLineCode, CartLineFee, CartLinePrice } from './cart-line-price.tsx';
import styles from './cart.module.css';
import { cartMessages as m } from './cart.messages.ts';
import { useLineWords } from './use-line-words.ts';

type CartLineProps = {
  readonly item: CartItem;
  /** The current price; undefined while the quote loads. */
  readonly quoted: QuotedItem | undefined;
  /** The quantity as typed, which may be invalid and then differs from the item's. */
  readonly count: number | null;
  /** The error of the typed quantity. */
  readonly countError: string | undefined;
  /** The server refused this line. */
  readonly refused: boolean;
  /** The order is being placed. */
  readonly busy: boolean;
  readonly expanded: boolean;
  readonly onExpandedChange: (expanded: boolean) => void;
  readonly onCountChange: (count: number | null) => void;
  readonly onRemove: () => void;
};

/** Name, location, period, hostname, quantity and price of a line; the configuration expands below. */
export function CartLine(props: CartLineProps) {
  const { item, quoted, count, countError, refused, busy, expanded, onExpandedChange, onCountChange, onRemove } = props;
  const { formatMessage } = useIntl();
  const detailsId = useId();
  const errorId = useId();
  const readNumber = useReadNumber();
  const { name, place, hostname, hostnamesMade, details } = useLineWords(item);
  return (
    <>
      <div className={styles.head}>
        <IconButton
          size="sm"
          variant="quiet"
          className={styles.chevron}
          label={formatMessage(m.details, { name })}
          aria-expanded={expanded}
          aria-controls={expanded ? detailsId : undefined}
          onClick={() => onExpandedChange(!expanded)}
        >
          <ChevronRight />
        </IconButton>
        <div className={styles.title}>
          <div className={styles.name}>{name}</div>
          <div className={styles.cycle}>{place}</div>
          {hostname ? <div className={styles.hostname}>{hostname}</div> : null}
          {hostnamesMade ? <div className={styles.cycle}>{hostnamesMade}</div> : null}
        </div>
        <NumberField
          className={styles.quantity}
          aria-label={formatMessage(m.quantity, { name })}
          min={1}
          max={itemMaxCount}
          value={count}
          parse={readNumber}
          aria-invalid={countError !== undefined || undefined}
          aria-describedby={countError === undefined ? undefined : errorId}
          disabled={busy}
          onValueChange={onCountChange}
          decreaseLabel={formatMessage(m.less, { name })}
          increaseLabel={formatMessage(m.more, { name })}
        />
        <CartLinePrice item={item} quoted={quoted} />
        <IconButton
          size="sm"
          variant="quiet"
          className={styles.remove}
          disabled={busy}
          label={formatMessage(m.remove, { name })}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </div>
      {countError === undefined ? null : (
        <p id={errorId} role="alert" className={styles.countError}>
          {countError}
        </p>
      )}
      {count === itemMaxCount ? <p className={styles.maximum}>{formatMessage(m.maximum, { max: itemMaxCount })}</p> : null}
      <CartLineFee item={item} quoted={quoted} />
      <CartLineCode quoted={quoted} />
      {refused ? <p className={styles.refused}>{formatMessage(m.lineRefused)}</p> : null}
      {expanded ? (
        <dl id={detailsId} className={styles.details}>
          {details.map((detail) => (
            <div key={detail.id} className={styles.detail}>
              <dt>{detail.name}</dt>
              <dd className={detail.mono ? styles.mono : undefined}>{detail.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
