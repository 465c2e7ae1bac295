import { useAtomValue } from 'jotai/react';
import { isLocale, locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { languageFacts } from '@portico/contract/languages';
import { changeLocale, localeAtom } from '../../platform/locale.ts';
import { startOverUnlessTyped } from '../../platform/missing-code.ts';
import { store } from '../../platform/store.ts';
import { registerMessages as r } from './register.messages.ts';

/** The account gets the page's language: there is one choice, here or above the page, and it applies at once. */
export function LanguageField() {
  const { formatMessage } = useIntl();
  const locale = useAtomValue(localeAtom);
  return (
    <Field label={formatMessage(r.language)}>
      <Select
        name="language"
        options={locales.map((value) => ({ value, label: languageFacts[value].name }))}
        value={locale}
        onValueChange={(chosen) => {
          if (isLocale(chosen)) void changeLocale(store, chosen).catch(startOverUnlessTyped);
        }}
      />
    </Field>
  );
}
