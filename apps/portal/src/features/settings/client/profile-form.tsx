import { useMemo } from 'react';
import type { ClientProfile } from '@portico/contract';
import { countryOptions } from '@portico/i18n/country-names';
import { locales, type Locale } from '@portico/i18n/locale';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl, useLocale } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Combobox } from '@portico/ui/combobox';
import { Field } from '@portico/ui/field';
import { Fieldset } from '@portico/ui/fieldset';
import { Grid } from '@portico/ui/grid';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { clientProfileSchema } from '@portico/validation/client-profile';
import { countryCodes } from '@portico/validation/countries';
import { languageFacts } from '@portico/contract/languages';
import { Refusal, onlyFieldErrors } from '../../../operations/failures/refusal.tsx';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { useUser } from '../../../operations/use-user.ts';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { changeLocale } from '../../../platform/locale.ts';
import { startOverFor } from '../../../platform/missing-code.ts';
import { store } from '../../../platform/store.ts';
import { SaveRow } from '../save-row.tsx';
import { clientMessages as m } from './client.messages.ts';
import { PhoneField } from './phone-field.tsx';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

// Object.keys returns string[].
const knownLanguages = Object.keys(languageFacts) as Locale[];

const emptyNames: Readonly<Record<string, { readonly required: Message } | undefined>> = {
  first_name: { required: emptyFieldMessages.firstName },
  last_name: { required: emptyFieldMessages.lastName },
};

/** The editable client profile. Name and language are the main user's own. */
export function ProfileForm({ profile }: { readonly profile: ClientProfile }) {
  // Nearly everything here depends on what is typed, so the compiler's caches would only add code.
  'use no memo';
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const user = useUser();
  const isMain = user?.id === profile.main_user.id;
  const hasTelegram = useOffered('getTelegramLink');
  const countries = useMemo(() => countryOptions(locale, countryCodes), [locale]);
  const saving = useOperation('updateClientProfile', { onSuccess: takeOver, isShownInPlace: true });
  const form = useSavedForm({
    schema: clientProfileSchema,
    name: 'profile',
    saved: valuesOf(profile),
    submit: async (_whole, body) => {
      if (Object.keys(body).length === 0) form.settle(valuesOf(profile));
      else await onlyFieldErrors(saving.send({ body }));
    },
  });

  // The API returns phone and VAT ID in their canonical format.
  async function takeOver(answer: ClientProfile): Promise<void> {
    const isLanguageChanged = form.values.language !== profile.language;
    form.settle(valuesOf(answer));
    if (isLanguageChanged && isMain && user.impersonation === null) await changeLocale(store, answer.language).catch(startOverFor);
  }

  const labels = {
    first_name: formatMessage(m.firstName),
    last_name: formatMessage(m.lastName),
    language: formatMessage(m.language),
    company_name: formatMessage(m.company),
    vat_id: formatMessage(m.vatId),
    address: formatMessage(m.address),
    city: formatMessage(m.city),
    zip_code: formatMessage(m.zipCode),
    state: formatMessage(m.state),
    country: formatMessage(m.country),
    phone: formatMessage(m.phone),
    telegram_id: formatMessage(m.telegramId),
  };
  const field = <Name extends keyof typeof labels>(name: Name) => ({
    field: form.field(name, labels[name], emptyNames[name]),
    label: labels[name],
  });
  const { field: country } = field('country');
  const { field: language } = field('language');
  const isShown = (one: Locale) => locales.includes(one) || one === profile.language;

  return (
    <form {...form.props} aria-label={formatMessage(m.profile)}>
      <Card title={formatMessage(m.profile)} footer={<SaveRow form={form} />}>
        <Stack gap={6}>
          <FormErrors form={form} title={formatMessage(m.notSaved)} labels={labels} texts={emptyNames} />
          <Fieldset legend={formatMessage(m.mainUser)} legendHidden description={formatMessage(m.required)} marksRequired>
            <Grid layout="halves">
              <TextField {...field('first_name')} autoComplete="given-name" required disabled={!isMain} />
              <TextField {...field('last_name')} autoComplete="family-name" required disabled={!isMain} />
              <Field label={formatMessage(m.language)} error={language.error}>
                <Select
                  name={language.name}
                  required
                  options={knownLanguages.filter(isShown).map((value) => ({ value, label: languageFacts[value].name }))}
                  value={language.value}
                  onValueChange={language.onValueChange}
                  disabled={!isMain}
                />
              </Field>
            </Grid>
          </Fieldset>
          {isMain ? null : <Text muted>{formatMessage(m.ofMainUser, { name: profile.main_user.name })}</Text>}
          <Fieldset legend={formatMessage(m.billing)} marksRequired>
            <Stack gap={4}>
              <Grid layout="halves">
                <TextField {...field('company_name')} autoComplete="organization" />
                <TextField {...field('vat_id')} hint={formatMessage(m.vatIdHint)} autoComplete="off" />
              </Grid>
              <TextField {...field('address')} autoComplete="street-address" />
              <Grid layout="halves">
                <TextField {...field('city')} autoComplete="address-level2" />
                <TextField {...field('zip_code')} autoComplete="postal-code" />
                <TextField {...field('state')} autoComplete="address-level1" />
                <Field label={formatMessage(m.country)} error={country.error}>
                  <Combobox
                    name={country.name}
                    required
                    options={countries}
                    value={country.value}
                    onValueChange={country.onValueChange}
                    onBlur={country.onBlur}
                    placeholder={formatMessage(m.countryPlaceholder)}
                    emptyText={formatMessage(m.countryEmpty)}
                  />
                </Field>
              </Grid>
            </Stack>
          </Fieldset>
          <Fieldset legend={formatMessage(m.contact)}>
            <Grid layout="halves">
              <PhoneField {...field('phone')} country={country.value} countries={countries} />
              <TextField
                {...field('telegram_id')}
                hint={formatMessage(hasTelegram ? m.telegramUse : m.telegramHint)}
                inputMode="numeric"
                autoComplete="off"
              />
            </Grid>
          </Fieldset>
          <Refusal error={saving.error} failed={m.saveFailed} />
        </Stack>
      </Card>
    </form>
  );
}

function valuesOf(profile: ClientProfile) {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    company_name: profile.company_name ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    zip_code: profile.zip_code ?? '',
    country: profile.country,
    phone: profile.phone ?? '',
    language: profile.language,
    telegram_id: profile.telegram_id ?? '',
    vat_id: profile.vat_id ?? '',
  };
}
