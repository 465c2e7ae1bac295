import { whenOnline } from '@portico/ui/lazily';

/** The validation of phone numbers and VAT IDs is large, so it loads with the form, in parallel with the profile. */
export const loadProfileForm = whenOnline(() => import('./profile-form.tsx'));
