import * as v from 'valibot';
import { oneOf, pagedSearch } from '../../lists/list-search.ts';

export const movementTypes = ['charge', 'topup'] as const;

/** A number in the URL; a select's value is text. */
const wholeNumber = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]);
const serviceId = v.fallback(v.optional(v.pipe(wholeNumber, v.integer(), v.minValue(1), v.maxValue(2_147_483_647))), undefined);

/** The filters of the movements. */
export const trafficPoolSearch = v.object({ ...pagedSearch, type: oneOf(movementTypes), hosting_id: serviceId });

export type TrafficPoolSearch = v.InferOutput<typeof trafficPoolSearch>;
