import type { ReactElement } from 'react';
import { Columns } from './columns.tsx';

const english: Readonly<Record<string, string>> = { one: 'service', other: 'services' };
const russian: Readonly<Record<string, string>> = { one: 'услуга', few: 'услуги', many: 'услуг', other: 'услуги' };
const ruleOf = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') } as const;
const decimal = new Intl.NumberFormat('ru');

/** The plural form of a number, by the browser's rules for each language. */
export function Plurals(): ReactElement {
  return (
    <Columns
      rows={[1, 2, 5, 11, 21, 104, 1.5].map((count) => {
        const en = ruleOf.en.select(count);
        const ru = ruleOf.ru.select(count);
        return {
          id: String(count),
          what: String(count),
          en: `${count} ${english[en]} (${en})`,
          ru: `${decimal.format(count)} ${russian[ru]} (${ru})`,
        };
      })}
    />
  );
}
