import type { Flag } from '@portico/contract';
import * as v from 'valibot';
import { structureCode } from './issues.ts';

const yesOrNo = v.union([v.boolean(), v.literal(0), v.literal(1)], structureCode);

/** A checkbox's boolean or the wire's 0 and 1, as the wire has it. */
export const flagSchema = v.pipe(
  yesOrNo,
  v.transform((value): Flag => (value === true || value === 1 ? 1 : 0)),
);

/** A box that must be ticked. */
export const acceptedSchema = v.pipe(
  yesOrNo,
  v.check((value) => value === true || value === 1, 'must_accept'),
  v.transform((): Flag => 1),
);
