import { Card } from '@portico/ui/card';
import { Combobox } from '@portico/ui/combobox';
import { ErrorSummary } from '@portico/ui/error-summary';
import { Field } from '@portico/ui/field';
import { Fieldset } from '@portico/ui/fieldset';
import { Grid } from '@portico/ui/grid';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { TextInput, type TextInputProps } from '@portico/ui/text-input';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { profileErrors, savedProfile, saveProfile, type Profile, type ProfileErrors } from './profile-rules.ts';
import { SaveRow } from './save-row.tsx';

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FI', label: 'Finland' },
  { value: 'FR', label: 'France' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'US', label: 'United States' },
];

const languages = [
  { value: 'english', label: 'English' },
  { value: 'russian', label: 'Russian' },
];

const labels: Readonly<Record<keyof Profile, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  language: 'Language',
  company: 'Company name',
  vatId: 'VAT ID',
  address: 'Address',
  city: 'City',
  zipCode: 'Zip code',
  country: 'Country',
  phone: 'Phone',
};

// The order of the fields, which is the order of the error summary.
const names: readonly (keyof Profile)[] = [
  'firstName',
  'lastName',
  'language',
  'company',
  'vatId',
  'address',
  'city',
  'zipCode',
  'country',
  'phone',
];

/** The client's details, saved together. Errors are at their fields and, after an invalid save, listed above. */
export function ProfileForm(): ReactElement {
  const [saved, setSaved] = useState(savedProfile);
  const [values, setValues] = useState(savedProfile);
  const [refused, setRefused] = useState<ProfileErrors>({});
  const [failures, setFailures] = useState(0);
  const [phase, setPhase] = useState<'editing' | 'busy' | 'saved'>('editing');
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);

  const errors: ProfileErrors = failures > 0 ? { ...profileErrors(values), ...refused } : {};
  const listed = names.flatMap((name) => (errors[name] ? [{ name, label: labels[name], error: errors[name] }] : []));

  function change(name: keyof Profile, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    // The server's error was about the text it received.
    setRefused(({ [name]: _about, ...others }) => others);
    setPhase('editing');
  }

  function discard(): void {
    setValues(saved);
    setRefused({});
    setFailures(0);
  }

  function refuse(found: ProfileErrors): void {
    setRefused(found);
    setFailures((count) => count + 1);
    setPhase('editing');
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (Object.keys(profileErrors(values)).length > 0) return refuse({});
    setPhase('busy');
    const found = await saveProfile(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setSaved(values);
    setFailures(0);
    setPhase('saved');
  }

  const text = (name: keyof Profile, { description, ...input }: TextInputProps & { description?: string }) => (
    <Field label={labels[name]} description={description} error={errors[name]}>
      <TextInput {...input} name={name} value={values[name]} onValueChange={(value) => change(name, value)} />
    </Field>
  );

  return (
    <form noValidate aria-label="Profile" onSubmit={(event) => void submit(event)}>
      <Card
        title="Profile"
        footer={
          <SaveRow
            isUnsaved={names.some((name) => values[name] !== saved[name])}
            isSaved={phase === 'saved'}
            busy={phase === 'busy'}
            onDiscard={discard}
          />
        }
      >
        <Stack gap={6}>
          {listed.length > 0 ? <ErrorSummary ref={summary} title="Your changes weren’t saved" errors={listed} /> : null}
          <Fieldset legend="Main user" legendHidden description="Fields marked * are required." marksRequired>
            <Grid layout="halves">
              {text('firstName', { autoComplete: 'given-name', required: true })}
              {text('lastName', { autoComplete: 'family-name', required: true })}
              <Field label={labels.language}>
                <Select
                  name="language"
                  required
                  options={languages}
                  value={values.language}
                  onValueChange={(value) => change('language', value)}
                />
              </Field>
            </Grid>
          </Fieldset>
          <Fieldset legend="Billing details" marksRequired>
            <Stack gap={4}>
              <Grid layout="halves">
                {text('company', { autoComplete: 'organization' })}
                {text('vatId', { description: 'Printed on your invoices', autoComplete: 'off' })}
              </Grid>
              {text('address', { autoComplete: 'street-address' })}
              <Grid layout="halves">
                {text('city', { autoComplete: 'address-level2' })}
                {text('zipCode', { autoComplete: 'postal-code' })}
                <Field label={labels.country} error={errors.country}>
                  <Combobox
                    name="country"
                    required
                    placeholder="Type to search"
                    emptyText="No matching country"
                    options={countries}
                    value={values.country}
                    onValueChange={(value) => change('country', value)}
                  />
                </Field>
              </Grid>
            </Stack>
          </Fieldset>
          <Fieldset legend="Contact">
            <Grid layout="halves">{text('phone', { type: 'tel', autoComplete: 'tel' })}</Grid>
          </Fieldset>
        </Stack>
      </Card>
    </form>
  );
}
