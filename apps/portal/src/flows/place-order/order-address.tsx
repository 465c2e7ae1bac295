import { Suspense, useState } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import { lazily, whenOnline } from '@portico/ui/lazily';

const OrderAddressDialog = lazily(
  whenOnline(() => import('./order-address-dialog.tsx')),
  (module) => module.OrderAddressDialog,
);

/** True if the order was refused because the invoice needs an address. */
export function isAddressRequired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'address_required';
}

type OrderAddressProps = {
  /** The error of the order, if any. */
  readonly error: unknown;
  /** Called once the profile has the address, to place the order again. */
  readonly onSaved: () => void;
};

/** Asks for the missing address when an order needs it. Render it outside of the order's form, because it contains a form. */
export function OrderAddress({ error, onSaved }: OrderAddressProps) {
  const [dismissed, setDismissed] = useState<unknown>();
  if (!isAddressRequired(error) || error === dismissed) return null;
  return (
    <Suspense>
      <OrderAddressDialog missing={error.errors.map(({ path }) => path)} onSaved={onSaved} onClose={() => setDismissed(error)} />
    </Suspense>
  );
}
