import { useEffect } from 'react';
import { cartFact, loadToaster, notificationStore, toasterWantedAtom } from '../../platform/notifications.tsx';

/** Dismisses the toast about the cart when the cart opens: it says what is on the screen now, and covers the heading on a phone. */
export function useDismissedCartToast(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && notificationStore.get(toasterWantedAtom)) void loadToaster().then(({ toast }) => toast.dismiss(cartFact));
  }, [isOpen]);
}
