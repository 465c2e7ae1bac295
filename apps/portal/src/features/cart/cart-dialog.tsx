import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { toOrderRequest } from '@portico/cart/cart-rules';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { EmptyState } from '@portico/ui/empty-state';
import { refusedItems, usePlaceOrder } from '../../flows/place-order/use-place-order.ts';
import { useDenied } from '../../calls/use-denied.ts';
import { cart } from '../../platform/cart.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart.module.css';
import { cartMessages as m } from './cart.messages.ts';

/** Everything that is to be ordered together. What the server refuses is shown on its line, and the cart is kept. */
export function CartDialog() {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const [open, setOpen] = useAtom(cart.modalOpenAtom);
  const items = useAtomValue(cart.itemsAtom);
  const count = useAtomValue(cart.countAtom);
  const total = useAtomValue(cart.totalPriceAtom);
  const clear = useSetAtom(cart.clearAtom);
  const remove = useSetAtom(cart.removeAtom);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const close = () => setOpen(false);
  const ordering = usePlaceOrder({
    onAnswered: () => {
      clear();
      close();
    },
  });

  const { busy } = ordering;
  const denied = useDenied('placeOrder');
  const refused = refusedItems(ordering.error);

  function toggle(id: string, shown: boolean): void {
    const next = new Set(expanded);
    if (shown) next.add(id);
    else next.delete(id);
    setExpanded(next);
  }

  if (items.length === 0) {
    const orderLink = (
      <Button variant="primary" render={<Link to="/services/create" onClick={close} />}>
        {formatMessage(m.orderService)}
      </Button>
    );
    return (
      <Dialog open={open} onOpenChange={setOpen} title={formatMessage(m.title)} closeLabel={formatMessage(m.close)}>
        <EmptyState icon={<ShoppingCart />} headingLevel={3} title={formatMessage(m.empty)} action={orderLink}>
          {formatMessage(m.emptyText)}
        </EmptyState>
      </Dialog>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={formatMessage(m.title)}
      titleNote={formatMessage(m.count, { count })}
      closeLabel={formatMessage(m.close)}
      busy={busy}
      padding="none"
      footer={
        <div className={styles.footer}>
          <div className={styles.total}>
            <span className={styles.totalLabel}>{formatMessage(m.total)}</span>
            <strong className={styles.totalAmount}>{money(total)}</strong>
          </div>
          <div className={styles.actions}>
            <Button variant="danger-quiet" disabled={busy} onClick={() => clear()}>
              {formatMessage(m.clear)}
            </Button>
            <Button
              variant="primary"
              size="lg"
              busy={busy}
              disabledReason={denied}
              onClick={() => void ordering.run({ body: toOrderRequest(items) })}
            >
              {formatMessage(m.placeOrder)}
            </Button>
          </div>
        </div>
      }
    >
      <ul role="list" className={styles.list} tabIndex={-1}>
        {items.map((item, position) => (
          <li key={item.id} className={styles.line}>
            <CartLine
              item={item}
              refused={refused.has(position)}
              expanded={expanded.has(item.id)}
              onExpandedChange={(shown) => toggle(item.id, shown)}
              onRemove={() => remove(item.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
