export interface Profile {
  firstName: string;
  lastName: string;
  language: string;
  company: string;
  vatId: string;
  address: string;
  city: string;
  zipCode: string;
  country: string;
  phone: string;
}

export type ProfileErrors = Partial<Record<keyof Profile, string>>;

export const savedProfile: Profile = {
  firstName: 'Alexandra',
  lastName: 'Weber',
  language: 'english',
  company: 'Acme GmbH',
  vatId: 'DE811569869',
  address: 'Lindenstraße 12',
  city: 'Hamburg',
  zipCode: '20095',
  country: 'DE',
  phone: '+49 40 1234567',
};

/** Returns each field's error and how to fix it. */
export function profileErrors({ firstName, lastName, country, phone }: Profile): ProfileErrors {
  return {
    ...(firstName.trim() ? {} : { firstName: 'Enter your first name' }),
    ...(lastName.trim() ? {} : { lastName: 'Enter your last name' }),
    ...(country ? {} : { country: 'Choose a country' }),
    ...(/^\+?[\d ()-]{5,}$/.test(phone) || phone === '' ? {} : { phone: 'Enter a phone number, such as +49 40 1234567' }),
  };
}

/** Simulates a server with a delay that looks the VAT ID up. */
export async function saveProfile({ country, vatId }: Profile): Promise<ProfileErrors> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return vatId === '' || vatId.startsWith(country) ? {} : { vatId: 'This isn’t a valid VAT ID in this country' };
}
