import { camelCase, pascalCase } from './casing.ts';
import { planMessage } from './message.ts';
import { kebabName, Refusal, shaped } from './plan.ts';
import type { Plan } from './plan.ts';

/** A screen of a feature with its messages in both languages and its test; the route that shows it is 40 lines at most, by hand. */
export function planScreen(plan: Plan, feature: string, name: string, title: string, russianTitle: string): string[] {
  shaped(feature, kebabName, 'invoices');
  shaped(name, kebabName, 'invoice-list');
  if (title.trim() === '' || russianTitle.trim() === '') throw new Refusal('A screen has a title in both languages');
  const folder = `apps/portal/src/features/${feature}`;
  const messages = `${camelCase(name)}Messages`;
  const component = `${pascalCase(name)}Screen`;
  plan.create(
    `${folder}/${name}.messages.ts`,
    `import { defineMessages } from '@portico/i18n/define-messages';

export const ${messages} = defineMessages({
});
`,
  );
  planMessage(plan, `${folder}/${name}.messages.ts`, `${feature}.${name}.title`, title, russianTitle);
  plan.create(
    `${folder}/${name}-screen.tsx`,
    `import { useIntl } from '@portico/i18n/react';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { ${messages} as m } from './${name}.messages.ts';

export function ${component}() {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} />
    </Stack>
  );
}
`,
  );
  plan.create(
    `${folder}/${name}-screen.test.tsx`,
    `import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import { IntlProvider } from '@portico/i18n/react';
import { ${component} } from './${name}-screen.tsx';

test('is headed by its title', () => {
  const html = renderToStaticMarkup(
    <IntlProvider intl={createPorticoIntl<ReactNode>('en', {})}>
      <${component} />
    </IntlProvider>,
  );
  expect(html).toContain('${title.replaceAll("'", "\\'")}</h1>');
});
`,
  );
  return [`Give it a route in apps/portal/src/routes with staticData: { title: ${messages}.title }.`];
}
