import { useAtomValue } from 'jotai/react';
import { isLocale, locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { languageFacts } from '@portico/contract/languages';
import { changeLocale, chosenLocaleAtom } from '../../platform/locale.ts';
import { startOverUnlessTyped } from '../../platform/missing-code.ts';
import { store } from '../../platform/store.ts';
import { registerMessages as r } from './register.messages.ts';

/** A choice here or below the page applies to both: the account gets it even if the page's texts fail to load in it. */
export function LanguageField() {
  const { formatMessage } = useIntl();
  const language = useAtomValue(chosenLocaleAtom);
  return (
    <Field label={formatMessage(r.language)}>
      <Select
        name="language"
        options={locales.map((value) => ({ value, label: languageFacts[value].name }))}
        value={language}
        onValueChange={(chosen) => {
          if (isLocale(chosen)) void changeLocale(store, chosen).catch(startOverUnlessTyped);
        }}
      />
    </Field>
  );
}
