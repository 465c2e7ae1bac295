import { Link } from '@tanstack/react-router';
import { ShoppingCart, Wallet } from 'lucide-react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { SidebarItem, SidebarPanel } from '@portico/ui/sidebar';
import { maySee } from '../../operations/rights/rights.ts';
import { useDeniedReason } from '../../operations/rights/use-denied-reason.ts';
import { cart } from '../../platform/cart.ts';
import { LazyTopUp } from '../../flows/top-up/lazy-top-up.tsx';
import { loadTopUp } from '../../flows/top-up/load-top-up.ts';
import { useUser } from '../../operations/use-user.ts';
import { prefetch } from '../../platform/missing-code.ts';
import { useLazyPopup } from '../../platform/use-lazy-popup.ts';
import { shellMessages as m } from './shell.messages.ts';
import { UserMenu } from './top-bar/user-menu.tsx';

/** Cart, balance and user, below the navigation on every screen. */
export function ShellFooter() {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormatters();
  const user = useUser();
  const count = useAtomValue(cart.countAtom);
  const openCart = useSetAtom(cart.modalOpenAtom);
  const topUp = useLazyPopup();
  const balance = user ? money(user.balance) : '…';
  const denied = useDeniedReason('topUpBalance');

  return (
    <>
      {maySee(user, 'services') ? (
        <SidebarItem
          icon={<ShoppingCart />}
          label={formatMessage(m.cart)}
          badge={count > 0 ? { text: formatNumber(count), label: formatMessage(m.cartItems, { count }) } : undefined}
          aria-haspopup="dialog"
          onClick={() => openCart(true)}
        />
      ) : null}
      {maySee(user, 'billing') ? (
        <SidebarPanel
          label={formatMessage(m.balance)}
          value={balance}
          action={
            <Button
              size="sm"
              aria-haspopup="dialog"
              disabledReason={denied}
              onPointerEnter={() => prefetch(loadTopUp)}
              onClick={topUp.show}
            >
              {formatMessage(m.topUp)}
            </Button>
          }
          compact={
            denied ? (
              <SidebarItem icon={<Wallet />} label={`${formatMessage(m.balance)} ${balance}`} render={<Link to="/invoices" />} />
            ) : (
              <SidebarItem
                icon={<Wallet />}
                label={`${formatMessage(m.balance)} ${balance} · ${formatMessage(m.topUp)}`}
                aria-haspopup="dialog"
                onClick={topUp.show}
              />
            )
          }
        />
      ) : null}
      <UserMenu />
      <LazyTopUp popup={topUp} />
    </>
  );
}
