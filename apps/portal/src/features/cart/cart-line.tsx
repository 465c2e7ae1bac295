import { ChevronRight, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { CartItem } from '@portico/cart/cart-item';
import { linePrice } from '@portico/cart/cart-rules';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { IconButton } from '@portico/ui/icon-button';
import { billingCycleMessages } from '../../calls/billing-cycle.messages.ts';
import styles from './cart.module.css';
import { cartMessages as m } from './cart.messages.ts';

type CartLineProps = {
  readonly item: CartItem;
  /** The server refused this line. */
  readonly refused: boolean;
  readonly expanded: boolean;
  readonly onExpandedChange: (expanded: boolean) => void;
  readonly onRemove: () => void;
};

/** Name, quantity, billing cycle, line price; behind the chevron what was configured. */
export function CartLine({ item, refused, expanded, onExpandedChange, onRemove }: CartLineProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const detailsId = useId();
  return (
    <>
      <div className={styles.head}>
        <IconButton
          size="sm"
          variant="quiet"
          className={styles.chevron}
          label={formatMessage(m.details, { name: item.name })}
          aria-expanded={expanded}
          aria-controls={expanded ? detailsId : undefined}
          onClick={() => onExpandedChange(!expanded)}
        >
          <ChevronRight />
        </IconButton>
        <div className={styles.title}>
          <div className={styles.name}>{item.name}</div>
          <div className={styles.cycle}>{formatMessage(billingCycleMessages[item.billing_cycle])}</div>
        </div>
        <span className={styles.quantity} aria-label={formatMessage(m.quantityLabel, { count: item.count })} role="img">
          {formatMessage(m.quantity, { count: item.count })}
        </span>
        <span className={styles.price}>{money(linePrice(item))}</span>
        <IconButton size="sm" variant="quiet" label={formatMessage(m.remove, { name: item.name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {refused ? <p className={styles.refused}>{formatMessage(m.lineRefused)}</p> : null}
      {expanded ? (
        <dl id={detailsId} className={styles.details}>
          {item.details.map(({ name, value }) => (
            <div key={name} className={styles.detail}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
