import type { FieldError, Language, ServiceFeature } from '@portico/contract';
import type { NamedChoice } from '../../../platform/database/tables/service-tables.ts';
import { inLanguage } from '../../../platform/messages/messages.ts';
import { offerOf } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { termsOfOffer, type OfferTerms } from '../../catalogue/offer-terms.ts';
import { choicesOf, openChoicesOf, type ServerOption, type SystemChoice } from '../../catalogue/server-options.ts';
import type { ChosenSystem } from '../actions/action-order.ts';
import type { ServiceRow } from '../services.repository.ts';

type SystemOption = NamedChoice & Partial<Pick<SystemChoice, 'description'>>;
/** A system with its compatible RAID levels and images. Empty lists mean that it needs none. */
export type Installable = { os: SystemOption; raidLevels: readonly SystemOption[]; isoImages: readonly SystemOption[] };
export type InstalledService = Pick<ServiceRow, 'tariff' | 'billing_cycle' | 'configoptions' | 'os' | 'raid' | 'iso'>;
type Features = readonly ServiceFeature[];

/** Returns what the service's plan offers now, or null if it is no longer sold. */
function termsOfService(catalogue: Catalogue, { tariff }: InstalledService, features: Features): OfferTerms | null {
  const offer = offerOf(catalogue, tariff);
  return offer === undefined ? null : termsOfOffer(catalogue, offer, features);
}

/** Returns the images that can be mounted. If the plan is no longer sold, only the mounted one is known. */
export function isoImagesOf(catalogue: Catalogue, service: InstalledService, features: Features): readonly SystemOption[] {
  const terms = termsOfService(catalogue, service, features);
  if (terms === null) return service.iso === null ? [] : [service.iso];
  return choicesOf(terms, 'iso').filter(({ pricesCents }) => pricesCents[service.billing_cycle] === 0);
}

/** Returns the systems that can be installed without changing the price. If the plan is no longer sold, only the current one. */
export function installableOf(catalogue: Catalogue, service: InstalledService, features: Features): Installable[] {
  const terms = termsOfService(catalogue, service, features);
  if (terms === null) {
    const { os, raid, iso } = service;
    return os === null ? [] : [{ os, raidLevels: raid === null ? [] : [raid], isoImages: iso === null ? [] : [iso] }];
  }
  const samePrice = (id: ServerOption, choices: readonly SystemChoice[]) => {
    const cents = paidCents(terms, service, id);
    return choices.filter(({ pricesCents }) => pricesCents[service.billing_cycle] === cents);
  };
  return samePrice('os', choicesOf(terms, 'os')).flatMap((os) => {
    const configoptions = { ...service.configoptions, os: os.id };
    const goesWith = (id: ServerOption) => {
      const open = openChoicesOf(terms, configoptions, id);
      if (open !== null) return samePrice(id, open);
      return paidCents(terms, service, id) === 0 ? null : [];
    };
    const [raidLevels, isoImages] = [goesWith('raid'), goesWith('iso')];
    // The system needs a RAID level or image, and every one would change the price.
    if (raidLevels?.length === 0 || isoImages?.length === 0) return [];
    return [{ os, raidLevels: raidLevels ?? [], isoImages: isoImages ?? [] }];
  });
}

/** Returns what the service pays for its choice of an option, in cents. */
function paidCents(terms: OfferTerms, { configoptions, billing_cycle: cycle }: InstalledService, id: ServerOption): number {
  return choicesOf(terms, id).find((choice) => choice.id === configoptions[id])?.pricesCents[cycle] ?? 0;
}

export type RequestedSystem = { os: string; raid: string | null; iso: string | null };

/** Returns the requested system if the service can have it, otherwise the field errors. */
export function checkSystem(
  catalogue: Catalogue,
  service: InstalledService,
  features: Features,
  wanted: RequestedSystem,
): ChosenSystem | { errors: FieldError[] } {
  const terms = termsOfService(catalogue, service, features);
  const exists = (id: ServerOption, value: string) => terms !== null && choicesOf(terms, id).some((one) => one.id === value);
  const refused = (id: ServerOption, value: string): FieldError => ({
    path: id,
    code: exists(id, value) ? 'option_unavailable' : 'not_in_list',
    params: {},
  });
  const system = installableOf(catalogue, service, features).find(({ os }) => os.id === wanted.os);
  if (system === undefined) return { errors: [refused('os', wanted.os)] };
  const pick = (id: 'raid' | 'iso', offered: readonly SystemOption[]): { choice: NamedChoice | null } | { error: FieldError } => {
    const value = wanted[id];
    if (value === null) return offered.length === 0 ? { choice: null } : { error: { path: id, code: 'required', params: {} } };
    const found = offered.find((one) => one.id === value);
    return found === undefined ? { error: refused(id, value) } : { choice: named(found) };
  };
  const [raid, iso] = [pick('raid', system.raidLevels), pick('iso', system.isoImages)];
  if ('error' in raid || 'error' in iso) return { errors: [raid, iso].flatMap((one) => ('error' in one ? [one.error] : [])) };
  const { os: _os, raid: _raid, iso: _iso, ...others } = service.configoptions;
  const chosen = { os: wanted.os, ...(wanted.raid !== null && { raid: wanted.raid }), ...(wanted.iso !== null && { iso: wanted.iso }) };
  return { os: named(system.os), raid: raid.choice, iso: iso.choice, configoptions: { ...others, ...chosen } };
}

function named({ id, label }: SystemOption): NamedChoice {
  return { id, label };
}

export function presentOffered({ id, label, description }: SystemOption, locale: Language) {
  return { id, label: inLanguage(label, locale), description: description ? inLanguage(description, locale) : null };
}
