import { atom } from 'jotai/vanilla';
import { queryClient } from '../../operations/cache/query-client.ts';
import { store } from '../../platform/store.ts';
import { recheckPayments } from './payment-changes.ts';

/** How long a browser may take to leave. After that, the redirect counts as stopped. */
const redirectTimeoutMs = 10_000;

/** True while the browser leaves for a payment page. The payment's outcome is hidden meanwhile. */
export const isRedirectingAtom = atom(false);

const stay = () => store.set(isRedirectingAtom, false);

/** A page restored from the back-forward cache has outdated payment data. */
function onRestored(): void {
  stay();
  recheckPayments(queryClient);
}

/** Sends the browser to a payment page. Returns false, and does nothing, if the URL is not safe to open. */
export function redirectTo(url: string | null): boolean {
  if (!url || !URL.canParse(url, location.origin)) return false;
  const target = new URL(url, location.origin);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return false;
  store.set(isRedirectingAtom, true);
  setTimeout(stay, redirectTimeoutMs);
  addEventListener('pageshow', onRestored, { once: true });
  location.assign(target.href);
  return true;
}
