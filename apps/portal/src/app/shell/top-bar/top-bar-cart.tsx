import { ShoppingCart } from 'lucide-react';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { maySee } from '../../../operations/rights/rights.ts';
import { cart } from '../../../platform/cart.ts';
import { useUser } from '../../../operations/use-user.ts';
import { shellMessages as m } from '../shell.messages.ts';

/** The cart button with its count, within reach on a phone. */
export function TopBarCart() {
  const { formatMessage, formatNumber } = useIntl();
  const count = useAtomValue(cart.countAtom);
  const open = useSetAtom(cart.modalOpenAtom);
  if (!maySee(useUser(), 'services')) return null;
  const label = count > 0 ? `${formatMessage(m.cart)}, ${formatMessage(m.cartItems, { count })}` : formatMessage(m.cart);
  return (
    <Button variant="quiet" size="lg" iconStart={<ShoppingCart />} aria-label={label} aria-haspopup="dialog" onClick={() => open(true)}>
      {count > 0 ? formatNumber(count) : null}
    </Button>
  );
}
