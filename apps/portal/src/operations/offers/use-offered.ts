import { useAtomValue } from 'jotai/react';
import { useOwnValue } from '../../platform/first-render.ts';
import { session } from '../../platform/store.ts';
import { offerOf } from './current-offer.ts';
import { offers, offersPage } from './offers.ts';
import type { Offer, Offerable } from './offers.ts';

/** The first render is the same in every browser: it shows what every extension shows. */
const everything = null;

function useOffer(): Offer | null {
  return useOwnValue<Offer | null>(offerOf(useAtomValue(session.userAtom)), everything);
}

/** Returns whether the API offers an operation, for what leads to it. */
export function useOffered(what: Offerable): boolean {
  return useAllOffered()(what);
}

/** The same for several operations. */
export function useAllOffered(): (what: Offerable) => boolean {
  const offer = useOffer();
  return (what) => offer === everything || offers(offer, what);
}

/** Returns whether pages show anything that the API offers. */
export function useOfferedPages(): (path: string) => boolean {
  const offer = useOffer();
  return (path) => offer === everything || offersPage(offer, path);
}
