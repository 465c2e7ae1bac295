import { isLocale, locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { languageFacts } from '@portico/contract/languages';
import { registerMessages as r } from './register.messages.ts';
import type { useAccountLanguage } from './use-account-language.ts';

/** The account gets the page's language: a choice here or below the page applies to both at once. */
export function LanguageField({ language, onChoose }: ReturnType<typeof useAccountLanguage>) {
  const { formatMessage } = useIntl();
  return (
    <Field label={formatMessage(r.language)}>
      <Select
        name="language"
        options={locales.map((value) => ({ value, label: languageFacts[value].name }))}
        value={language}
        onValueChange={(chosen) => {
          if (isLocale(chosen)) onChoose(chosen);
        }}
      />
    </Field>
  );
}
