import { requiredExtensions } from '@portico/contract/requirements';
import { configuration } from '../../platform/configuration.ts';
import { session, store } from '../../platform/store.ts';

/** Logs the extensions that the portal leaves out, because the API doesn't offer what they require. */
export function reportGaps(): void {
  const offer: readonly string[] = store.get(session.userAtom)?.extensions ?? configuration.extensions;
  const gaps = Object.entries(requiredExtensions).filter(([name, base]) => offer.includes(name) && !offer.includes(base));
  const sentences = gaps.map(([name, base]) => `${name} requires ${base}`);
  if (gaps.length > 0) console.warn(`The portal leaves out what this API offers without what it requires: ${sentences.join(', ')}.`);
}
