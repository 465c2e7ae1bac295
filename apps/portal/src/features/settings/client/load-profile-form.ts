import { whenOnline } from '@portico/ui/lazily';

/** The rules of phone numbers and VAT ids are heavy: they come with the form, beside the profile. */
export const loadProfileForm = whenOnline(() => import('./profile-form.tsx'));
