import { createHash } from 'node:crypto';
import type { ServiceFeature } from '@portico/contract';
import { featuresOf, type Drivers } from '../../drivers/provisioning/driver-features.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { catalogueRepository } from './catalogue.repository.ts';
import type { Catalogue, CataloguePlacement, CataloguePlan } from './catalogue.schema.ts';

/** A plan in one of its placements. Each offer has a tariff code. */
export type Offer = { plan: CataloguePlan; placement: CataloguePlacement };

/** Caches documents by checksum, because every step of an order reads one and versions never change. */
const known = new Map<string, Catalogue>();
const maxKnown = 4;

/** Returns the catalogue on sale. @throws Error if none was applied, which the start-up check prevents */
export async function currentCatalogue(tx: Transaction): Promise<Catalogue> {
  const repository = catalogueRepository(tx);
  const newest = await repository.newest();
  if (newest === undefined) throw new Error('No catalogue has been applied');
  const cached = known.get(newest.checksum);
  if (cached) return cached;
  const catalogue = await repository.document(newest.id);
  const oldest = known.keys().next();
  if (known.size >= maxKnown && !oldest.done) known.delete(oldest.value);
  known.set(newest.checksum, catalogue);
  return catalogue;
}

export async function hasCatalogue(tx: Transaction): Promise<boolean> {
  return (await catalogueRepository(tx).newest()) !== undefined;
}

/** Puts a catalogue on sale as a new version. Does nothing if it is already on sale. */
export async function applyCatalogue(
  tx: Transaction,
  catalogue: Catalogue,
  source: string,
  at: Date,
): Promise<{ version: number; changed: boolean }> {
  const repository = catalogueRepository(tx);
  const checksum = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  const newest = await repository.newest();
  if (newest?.checksum === checksum) return { version: newest.id, changed: false };
  const applied = await repository.insert(catalogue, checksum, source, at);
  return { version: applied.id, changed: true };
}

export function tariffOf({ plan, placement }: Offer): string {
  return `${plan.id}-${placement.country.toLowerCase()}`;
}

/** Returns the name of the driver that creates an offer's servers, or null for the default one. */
export function driverOf({ plan, placement }: Offer): string | null {
  return plan.driver ?? placement.driver ?? null;
}

/** Returns what customers can do with servers of an offer, before they have chosen its options. */
export function featuresOfOffer(drivers: Drivers, offer: Offer): ServiceFeature[] {
  return featuresOf(drivers, { driver: driverOf(offer), tariff: tariffOf(offer), configoptions: {} });
}

/** Returns the drivers that a catalogue names. */
export function driversIn({ plans, placements }: Catalogue): string[] {
  return [...new Set([...plans, ...placements].flatMap(({ driver }) => driver ?? []))];
}

/** Returns every plan in each of its placements, in the file's order. */
export function offersOf(catalogue: Catalogue): Offer[] {
  return catalogue.plans.flatMap((plan) =>
    catalogue.placements.filter(({ country }) => plan.placements.includes(country)).map((placement) => ({ plan, placement })),
  );
}

/** Returns the offer that a tariff code names, or undefined if it is no longer sold. */
export function offerOf(catalogue: Catalogue, tariff: string): Offer | undefined {
  return offersOf(catalogue).find((offer) => tariffOf(offer) === tariff);
}
