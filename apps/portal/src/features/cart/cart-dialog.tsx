import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { ApiError } from '@portico/api-client/api-error';
import type { ProblemCode } from '@portico/contract';
import type { CartItem } from '@portico/cart/cart-item';
import { cartCount, toOrderRequest } from '@portico/cart/cart-rules';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Dialog } from '@portico/ui/dialog';
import { EmptyState } from '@portico/ui/empty-state';
import { OrderAddress } from '../../flows/place-order/order-address.tsx';
import { PriceChange, priceChangeOf } from '../../flows/place-order/price-change.tsx';
import { PromoCode } from '../../flows/place-order/promo-code.tsx';
import { describeError } from '../../operations/failures/describe-error.ts';
import { refusedItems, usePlaceOrder } from '../../flows/place-order/use-place-order.ts';
import { useVat } from '../../flows/place-order/use-vat.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { cart } from '../../platform/cart.ts';
import { staysForUnkept } from '../../platform/unsaved-forms.ts';
import { CartLine } from './cart-line.tsx';
import { CartSums } from './cart-sums.tsx';
import styles from './cart.module.css';
import { cartMessages as m } from './cart.messages.ts';
import { RemovedLine } from './removed-line.tsx';
import { useDismissedCartToast } from './use-dismissed-cart-toast.ts';
import { useQuotedCart } from './use-quoted-cart.ts';
import { useTypedCounts } from './use-typed-counts.ts';

/** Quote refusals that say how many units are available. */
const stockCodes: ReadonlySet<string> = new Set<ProblemCode>(['out_of_stock', 'reservation_limit']);

/** The cart. A refused line shows the server's reason, and the cart stays as it is. */
export function CartDialog() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money } = useFormatters();
  const [open, setOpen] = useAtom(cart.modalOpenAtom);
  useDismissedCartToast(open);
  const items = useShownItems(open);
  const clear = useSetAtom(cart.clearAtom);
  const removeOrdered = useSetAtom(cart.removeOrderedAtom);
  /** The quantities last ordered, by line id. The cart may have changed since. */
  const [ordered, setOrdered] = useState<ReadonlyMap<string, number>>(new Map());
  const counts = useTypedCounts(items);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [clearing, setClearing] = useState(false);
  const removal = useRemoval();
  const close = () => {
    setOpen(false);
    removal.forget();
  };
  const quoted = useQuotedCart(items, open);
  const { quote, total, isRepriced } = quoted;
  const ordering = usePlaceOrder({
    onAnswered: () => {
      removeOrdered(ordered);
      close();
    },
  });
  const change = priceChangeOf(ordering.error);
  const isChangeSeen = change !== null && (quote === undefined || quote.total === change.now);

  const { busy } = ordering;
  const { withVat } = useVat();
  const offersQuotes = useOffered('quoteOrder');
  const offersPromo = useOffered('promo');
  const denied = useDeniedReason('placeOrder');
  const refusedLines = ordering.error ? [...ordered.keys()] : items.map(({ id }) => id);
  const refused = new Set([...refusedItems(ordering.error ?? quoted.error)].map((position) => refusedLines[position]));
  const soldOut = quoted.error instanceof ApiError && stockCodes.has(quoted.error.code) ? describeError(intl, quoted.error) : null;
  const count = cartCount(items);

  async function place(): Promise<void> {
    // The order leads to its invoice and can't be taken back, so ask before sending it.
    if (await staysForUnkept()) return close();
    setOrdered(new Map(items.map((item) => [item.id, item.count])));
    await ordering.run({ body: toOrderRequest(items, offersQuotes ? { total, quote } : undefined) });
  }

  function toggle(id: string, shown: boolean): void {
    const next = new Set(expanded);
    if (shown) next.add(id);
    else next.delete(id);
    setExpanded(next);
  }

  function changeOpen(next: boolean): void {
    if (!next) quoted.keepPrices();
    setOpen(next);
    removal.forget();
  }

  const undo = removal.removed ? <RemovedLine item={removal.removed} onUndo={removal.undo} /> : null;

  if (items.length === 0) {
    const orderLink = (
      <Button variant="primary" render={<Link to="/services/create" onClick={close} />}>
        {formatMessage(m.orderService)}
      </Button>
    );
    return (
      <Dialog open={open} onOpenChange={changeOpen} title={formatMessage(m.title)} closeLabel={formatMessage(m.close)}>
        {undo}
        <EmptyState icon={<ShoppingCart />} headingLevel={3} title={formatMessage(m.empty)} action={orderLink}>
          {formatMessage(m.emptyText)}
        </EmptyState>
      </Dialog>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={formatMessage(m.title)}
      titleEnd={formatMessage(m.count, { count })}
      closeLabel={formatMessage(m.close)}
      busy={busy}
      padding="none"
      footer={
        <div className={styles.footer}>
          {soldOut === null ? null : (
            <Callout tone="danger" role="status">
              {soldOut}
            </Callout>
          )}
          {isChangeSeen ? <PriceChange change={change} /> : null}
          {isRepriced && !isChangeSeen ? (
            <Callout tone="warning" role="status">
              {formatMessage(m.repriced)}
            </Callout>
          ) : null}
          {offersPromo ? (
            <PromoCode
              codes={quoted.codes}
              quoted={quote?.items ?? []}
              busy={busy || quoted.busy}
              onApply={quoted.applyCode}
              onRemove={quoted.removeCode}
            />
          ) : null}
          <CartSums items={items} quote={quote} total={total} isOpen={offersQuotes && quoted.isOpen} />
          <div className={styles.actions}>
            <Button variant="danger-quiet" disabled={busy} onClick={() => setClearing(true)}>
              {formatMessage(m.clear)}
            </Button>
            <Button
              variant="primary"
              size="lg"
              // An accepted price change needs a new quote; the old one would be refused again.
              busy={busy || (change !== null && quoted.isAsking)}
              disabledReason={denied ?? counts.blockedReason}
              onClick={() => void place()}
            >
              {isRepriced || isChangeSeen ? formatMessage(m.placeOrderFor, { price: money(withVat(total)) }) : formatMessage(m.placeOrder)}
            </Button>
          </div>
        </div>
      }
    >
      {undo}
      <ul role="list" className={styles.list} tabIndex={-1}>
        {items.map((item, position) => (
          <li key={item.id} className={styles.line}>
            <CartLine
              item={item}
              quoted={quote?.items[position]}
              count={counts.countOf(item)}
              countError={counts.errorOf(item)}
              refused={refused.has(item.id)}
              busy={busy}
              expanded={expanded.has(item.id)}
              onExpandedChange={(shown) => toggle(item.id, shown)}
              onCountChange={(next) => counts.change(item.id, next)}
              onRemove={() => removal.remove(item, position)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={formatMessage(m.clearTitle)}
        confirmLabel={formatMessage(m.clear)}
        onConfirm={() => {
          setClearing(false);
          removal.forget();
          clear();
        }}
      >
        {formatMessage(m.clearText, { count })}
      </ConfirmDialog>
      <OrderAddress error={ordering.error} onSaved={() => void place()} />
    </Dialog>
  );
}

/** Returns the last items while the dialog closes, so that it does not flash empty after an order. */
function useShownItems(open: boolean): readonly CartItem[] {
  const items = useAtomValue(cart.itemsAtom);
  const [shown, setShown] = useState(items);
  if (open && shown !== items) setShown(items);
  return open ? items : shown;
}

/** Removes a line and lets the user restore it at its former position. */
function useRemoval() {
  const items = useAtomValue(cart.itemsAtom);
  const remove = useSetAtom(cart.removeAtom);
  const restore = useSetAtom(cart.restoreAtom);
  const [last, setLast] = useState<{ readonly item: CartItem; readonly position: number }>();
  return {
    removed: last?.item,
    forget: () => setLast(undefined),
    remove: (item: CartItem, position: number) => {
      remove(item.id);
      setLast({ item, position });
    },
    undo: () => {
      if (last) restore([...items.slice(0, last.position), last.item, ...items.slice(last.position)]);
      setLast(undefined);
    },
  };
}
