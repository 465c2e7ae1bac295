import * as v from 'valibot';
import { profileSchema } from './client-profile.ts';

/**
 * A change of the profile; omitted fields stay unchanged. A phone's validity depends on the country, which may be an unchanged one: check
 * it with `phoneAsE164`.
 */
export const clientProfileUpdateSchema = v.partial(profileSchema);
