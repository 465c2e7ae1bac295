import { useAtom, useAtomValue } from 'jotai/react';
import { locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { useChooseLanguage } from '../../calls/use-choose-language.ts';
import { localeAtom } from '../../platform/locale.ts';
import { themeAtom, themes } from '../../platform/theme.ts';
import { languageNames, themeMessages, vocabulary } from '../../platform/vocabulary.messages.ts';
import styles from './settings.module.css';
import { settingsMessages as m } from './settings.messages.ts';

/** Language and theme work; the rest is not built yet, and says so. */
export function UserSettingsScreen() {
  const { formatMessage } = useIntl();
  const locale = useAtomValue(localeAtom);
  const chooseLanguage = useChooseLanguage();
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <Stack gap={5} className={styles.narrow}>
      <Card>
        <Stack gap={5}>
          <Field label={formatMessage(m.language)} hint={formatMessage(m.languageHint)}>
            <Select
              value={locale}
              onValueChange={chooseLanguage}
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
            />
          </Field>
          <Field label={formatMessage(m.theme)}>
            <Select
              value={theme}
              onValueChange={setTheme}
              options={themes.map((value) => ({ value, label: formatMessage(themeMessages[value]) }))}
            />
          </Field>
        </Stack>
      </Card>
      <Callout tone="info" title={formatMessage(vocabulary.planned)}>
        {formatMessage(m.userPlanned)}
      </Callout>
    </Stack>
  );
}
