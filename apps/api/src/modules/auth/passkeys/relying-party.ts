import type { Configuration } from '../../../platform/settings/configuration.ts';

export type RelyingParty = { id: string; name: string; origin: string };

/** Returns the relying party: the host of PUBLIC_URL. Browsers refuse these passkeys on any other host of the portal. */
export function relyingParty({ publicUrl, brandName }: Configuration): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: brandName, origin };
}
