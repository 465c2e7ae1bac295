import { useAtom, useAtomValue } from 'jotai/react';
import { locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { languageFacts } from '@portico/contract/languages';
import { useChooseLanguage } from '../../../operations/use-choose-language.ts';
import { useOwnValue } from '../../../platform/first-render.ts';
import { localeAtom } from '../../../platform/locale.ts';
import { themeAtom, themes } from '../../../platform/theme.ts';
import { themeMessages } from '../../../platform/vocabulary.messages.ts';
import { settingsMessages } from '../settings.messages.ts';
import styles from '../settings.module.css';
import { userSettingsMessages as m } from './user-settings.messages.ts';

/** Language and theme, applied at once, so that there is nothing to save. */
export function InterfaceCard() {
  const { formatMessage } = useIntl();
  const locale = useAtomValue(localeAtom);
  const chooseLanguage = useChooseLanguage();
  const [theme, setTheme] = useAtom(themeAtom);
  const shownTheme = useOwnValue(theme, 'auto');
  return (
    <Card title={formatMessage(m.interface)}>
      <Stack gap={5} className={styles.fields}>
        <Field label={formatMessage(settingsMessages.language)} description={formatMessage(settingsMessages.languageHint)}>
          <Select
            value={locale}
            onValueChange={chooseLanguage}
            options={locales.map((value) => ({ value, label: languageFacts[value].name }))}
          />
        </Field>
        <Field label={formatMessage(settingsMessages.theme)}>
          <Select
            value={shownTheme}
            onValueChange={setTheme}
            options={themes.map((value) => ({ value, label: formatMessage(themeMessages[value]) }))}
          />
        </Field>
      </Stack>
    </Card>
  );
}
