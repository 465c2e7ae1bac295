import { atom } from 'jotai/vanilla';
import { openQueryClient } from '../../operations/cache/held-query-client.ts';
import { store } from '../../platform/store.ts';

/** So long a browser may take to leave; then it was stopped. */
const redirectTimeoutMs = 10_000;

/** Set while the browser is on its way to a payment page: nothing is to be said of the payment meanwhile. */
export const isRedirectingAtom = atom(false);

/** Sends the browser to a payment page. False where the address is none that a browser may be sent to; nothing happens then. */
export function redirectTo(url: string | null): boolean {
  if (!url) return false;
  const target = URL.parse(url, location.origin);
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return false;
  store.set(isRedirectingAtom, true);
  const stay = () => store.set(isRedirectingAtom, false);
  setTimeout(stay, redirectTimeoutMs);
  // Back, to a page that the browser kept as it was: what it knows of the payment is from before.
  addEventListener(
    'pageshow',
    () => {
      stay();
      void openQueryClient()?.resetQueries({ queryKey: ['syncPayment'] });
    },
    { once: true },
  );
  location.assign(target.href);
  return true;
}
