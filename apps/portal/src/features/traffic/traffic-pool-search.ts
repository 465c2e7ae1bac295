import * as v from 'valibot';
import { oneOf, pagedSearch } from '../../lists/list-search.ts';

export const movementTypes = ['charge', 'topup'] as const;

const serviceId = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))), undefined);

/** What the movements are narrowed to. */
export const trafficPoolSearch = v.object({ ...pagedSearch, type: oneOf(movementTypes), hosting_id: serviceId });

export type TrafficPoolSearch = v.InferOutput<typeof trafficPoolSearch>;
