import { closedArea } from '../rights/rights.ts';
import { session, store } from '../../platform/store.ts';
import { firstOfferedPage, isPageOffered } from './current-offer.ts';

/** Returns the page that the support area begins with for the user. The FAQ is open to every role. */
export function supportStart() {
  const isClosed = closedArea(store.get(session.knownUserAtom), '/supports/tickets') !== null;
  return isClosed && isPageOffered('/supports/faq') ? '/supports/faq' : firstOfferedPage('/supports/tickets', '/supports/faq');
}
