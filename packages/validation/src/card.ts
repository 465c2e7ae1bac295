import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { cardNameMaxLength } from '@portico/contract/limits';
import { shownName } from './shown-name.ts';

/** A card's custom name. */
export const cardNameSchema = v.strictObject({ name: shownName(cardNameMaxLength) }, structureCode);
