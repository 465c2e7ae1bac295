/** The rules of phone numbers and VAT ids are heavy: they come with the form, beside the profile. */
export const loadProfileForm = () => import('./profile-form.tsx');
