import type * as v from 'valibot';
import { listSearch } from '../../lists/list-search.ts';

export const serviceStatuses = ['active', 'prepare', 'pending', 'suspended', 'delete'] as const;

export const serviceListSearch = listSearch(serviceStatuses);

export type ServiceListSearch = v.InferOutput<typeof serviceListSearch>;
