import { configuration } from '../../platform/configuration.ts';
import { session, store } from '../../platform/store.ts';
import { firstPage, offers, offersPage } from './offers.ts';
import type { Offer, Offerable } from './offers.ts';

/** Returns what the API offers: what it says of the user, else what the page's configuration says. */
export function offerOf(user: { readonly extensions?: Offer } | null): Offer {
  return user?.extensions ?? configuration.extensions;
}

// Routes ask before the first render has ended.
const current = () => offerOf(store.get(session.knownUserAtom));

/** For code outside components: loaders, prefetching and the API's calls. */
export const isOffered = (what: Offerable): boolean => offers(current(), what);

export const isPageOffered = (path: string): boolean => offersPage(current(), path);

export const firstOfferedPage = <Path extends string>(...paths: readonly [...Path[], Path]): Path => firstPage(current(), paths);
