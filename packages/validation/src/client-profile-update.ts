import * as v from 'valibot';
import { profileSchema } from './client-profile.ts';

/** A change of the profile: what is left out stays. Whether a phone is valid depends on the country, which may be one that stays: `phoneAsE164` says so. */
export const clientProfileUpdateSchema = v.partial(profileSchema);
