import * as v from 'valibot';
import { oneOf, pagedSearch } from '../../lists/list-search.ts';

export const movementTypes = ['charge', 'topup'] as const;

/** The API accepts no more. */
export const maxServices = 50;

/** One id, or several separated by commas: `?hosting_id=31,42`. The router reads and writes a single one as a number. */
const serviceIds = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/u),
  v.transform((ids) => Number(ids) || ids),
);

/** The filters of the movements. */
export const trafficPoolSearch = v.object({
  ...pagedSearch,
  type: oneOf(movementTypes),
  hosting_id: v.fallback(v.optional(serviceIds), undefined),
});

export type TrafficPoolSearch = v.InferOutput<typeof trafficPoolSearch>;

/** Returns the ids that a search names; undefined if it names none. */
export function serviceIdsIn({ hosting_id: ids }: TrafficPoolSearch): number[] | undefined {
  return ids === undefined ? undefined : String(ids).split(',').map(Number);
}
