import { onTestFinished } from 'vitest';
import { isRedirectingAtom } from '../src/flows/pay/redirect-to-gateway.ts';
import { store } from '../src/platform/store.ts';

/** Resolves with the URL of the next navigation, which is prevented. */
export function preventLeaving(): Promise<string> {
  const gone = Promise.withResolvers<string>();
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    gone.resolve(event.destination.url);
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    store.set(isRedirectingAtom, false);
  });
  return gone.promise;
}
