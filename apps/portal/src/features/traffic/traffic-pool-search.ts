import * as v from 'valibot';
import { oneOf, pagedSearch } from '../../lists/list-search.ts';

export const movementTypes = ['charge', 'topup'] as const;

/** As many as the API takes. */
export const maxServices = 50;

const maxId = 2_147_483_647;

/** One id, or several separated by commas: `?hosting_id=31,42`. The router reads a single one as a number. */
const serviceIds = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => [...new Set(String(value).split(',').map(Number))]),
  v.check((ids) => ids.length <= maxServices && ids.every((id) => Number.isInteger(id) && id >= 1 && id <= maxId)),
  v.transform((ids) => servicesInUrl(ids)),
);

/** The filters of the movements. */
export const trafficPoolSearch = v.object({
  ...pagedSearch,
  type: oneOf(movementTypes),
  hosting_id: v.fallback(v.optional(serviceIds), undefined),
});

export type TrafficPoolSearch = v.InferOutput<typeof trafficPoolSearch>;

/** Returns ids as the URL holds them. */
export function servicesInUrl(ids: readonly number[]): number | string | undefined {
  return ids.length > 1 ? ids.join() : ids[0];
}

/** Returns the ids that a search names. */
export function serviceIdsIn({ hosting_id: ids }: TrafficPoolSearch): number[] {
  return ids === undefined ? [] : String(ids).split(',').map(Number);
}
