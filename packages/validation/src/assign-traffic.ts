import * as v from 'valibot';
import { numberCode, structureCode } from './issues.ts';
import { assignMaxGigabytes } from '@portico/contract/limits';

/** An assignment from the traffic pool to a service, in whole gigabytes (10^9 bytes). */
export const assignTrafficSchema = v.strictObject(
  {
    hosting_id: v.pipe(v.number(structureCode), v.integer('whole_number'), v.minValue(1, 'required')),
    gigabytes: v.pipe(
      v.number(numberCode),
      v.finite('not_a_number'),
      v.integer('whole_number'),
      v.minValue(1, 'too_small'),
      v.maxValue(assignMaxGigabytes, 'too_large'),
    ),
    dry_run: v.optional(v.boolean(structureCode), false),
  },
  structureCode,
);
