import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { cardNameMaxLength } from './limits.ts';
import { shownName } from './shown-name.ts';

/** What a person calls a card; nothing takes its name away. */
export const cardNameSchema = v.strictObject({ name: shownName(cardNameMaxLength) }, structureCode);
