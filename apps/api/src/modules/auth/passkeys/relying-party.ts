import type { Configuration } from '../../../platform/settings/configuration.ts';

export type RelyingParty = { id: string; name: string; origin: string };

/** Whom passkeys are made for: the host of PUBLIC_URL. Under another address of the same portal the browser itself refuses them. */
export function relyingParty({ publicUrl, brandName }: Configuration): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: brandName, origin };
}
