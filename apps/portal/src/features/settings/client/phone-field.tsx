import { useMemo } from 'react';
import type { CountryOption } from '@portico/i18n/country-names';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { PhoneInput } from '@portico/ui/phone-input';
import { callingCodeOf, countryOfPhone } from '@portico/validation/phone';
import type { Labelled } from '../../../forms/form-inputs.tsx';
import { clientMessages as m } from './client.messages.ts';

type PhoneFieldProps = Pick<Labelled<string>, 'field' | 'label'> & {
  /** The profile's country, to which a number without a calling code belongs. */
  readonly country: string;
  readonly countries: readonly CountryOption[];
};

/** The profile's phone number, with a list of countries for its calling code. */
export function PhoneField({ field, label, country, countries }: PhoneFieldProps) {
  const { formatMessage } = useIntl();
  const withPhones = useMemo(() => countries.flatMap(withCallingCode), [countries]);
  return (
    <Field label={label} description={formatMessage(m.phoneHint)} error={field.error}>
      <PhoneInput
        name={field.name}
        value={field.value}
        onValueChange={field.onValueChange}
        onBlur={field.onBlur}
        countries={withPhones}
        country={country}
        findCountry={countryOfPhone}
        countryLabel={formatMessage(m.callingCode)}
      />
    </Field>
  );
}

function withCallingCode({ value, label }: CountryOption) {
  const callingCode = callingCodeOf(value);
  return callingCode === null ? [] : [{ value, label, callingCode }];
}
