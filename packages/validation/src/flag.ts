import type { Flag } from '@portico/contract';
import * as v from 'valibot';
import { structureCode } from './issues.ts';

const yesOrNo = v.union([v.boolean(), v.literal(0), v.literal(1)], structureCode);

/** A checkbox's boolean or the contract's 0 and 1; the output is 0 or 1. */
export const flagSchema = v.pipe(
  yesOrNo,
  v.transform((value): Flag => (value === true || value === 1 ? 1 : 0)),
);

/** A checkbox that must be ticked. */
export const acceptedSchema = v.pipe(
  yesOrNo,
  v.check((value) => value === true || value === 1, 'must_accept'),
  v.transform((): Flag => 1),
);
