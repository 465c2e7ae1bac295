import { useAtomValue } from 'jotai/react';
import { locales } from '@portico/i18n/locale';
import { useIntl } from '@portico/i18n/react';
import { languageFacts } from '@portico/contract/languages';
import { changeLocale, localeAtom } from '../platform/locale.ts';
import { startOverUnlessTyped } from '../platform/missing-code.ts';
import { store } from '../platform/store.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import styles from './language-switch.module.css';

/** Lets guests choose a language. Each language is named in itself. */
export function LanguageSwitch() {
  const { formatMessage } = useIntl();
  const current = useAtomValue(localeAtom);
  return (
    <div role="group" aria-label={formatMessage(vocabulary.language)} className={styles.root}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          className={styles.language}
          onClick={() => void changeLocale(store, locale).catch(startOverUnlessTyped)}
        >
          {languageFacts[locale].name}
        </button>
      ))}
    </div>
  );
}
