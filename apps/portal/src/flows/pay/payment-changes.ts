import type { QueryClient } from '@tanstack/react-query';

/** Changes of payments; the type of each event is the payment's id. */
const changes = new EventTarget();

/** Makes the components that show the payment ask about it again. Returns false if there is none. */
export function announcePaymentChange(id: string): boolean {
  return !changes.dispatchEvent(new Event(id, { cancelable: true }));
}

/** Calls `ask` when the payment has changed, once for all who show it. Returns an unsubscribe function. */
export function onPaymentChange(id: string, ask: () => void): () => void {
  const listener = (event: Event) => {
    if (!event.defaultPrevented) ask();
    event.preventDefault();
  };
  changes.addEventListener(id, listener);
  return () => changes.removeEventListener(id, listener);
}

/** Forgets what was asked about payments before this time, in milliseconds, and asks again about those on the screen. */
export function recheckPayments(client: QueryClient, before = Infinity): void {
  const cache = client.getMutationCache();
  const calls = cache.findAll({ mutationKey: ['syncPayment'], predicate: ({ state }) => state.submittedAt < before });
  calls.forEach((call) => cache.remove(call));
  new Set(calls.map(({ options }) => String(options.mutationKey?.[1]))).forEach(announcePaymentChange);
}
