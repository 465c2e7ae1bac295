import { camelCase, pascalCase } from './casing.ts';
import { planMessage } from './message.ts';
import { kebabName, Refusal, shaped } from './plan.ts';
import type { Plan } from './plan.ts';

/** Plans a screen of a feature: its messages in both languages, its test, and its route. */
export function planScreen(plan: Plan, feature: string, name: string, address: string, title: string, russianTitle: string): string[] {
  shaped(feature, kebabName, 'invoices');
  shaped(name, kebabName, 'invoice-archive');
  shaped(address, /^(\/[a-z][a-z0-9-]*){2,}$/, '/invoices/archive');
  if (title.trim() === '' || russianTitle.trim() === '') throw new Refusal('A screen needs a title in both languages');
  const folder = `apps/portal/src/features/${feature}/${name}`;
  const messages = `${camelCase(name)}Messages`;
  const component = `${pascalCase(name)}Screen`;
  const id = `${feature}.${name}.title`;
  plan.create(
    `${folder}/${name}.messages.ts`,
    `import { defineMessages } from '@portico/i18n/define-messages';

export const ${messages} = defineMessages({
});
`,
  );
  planMessage(plan, `${folder}/${name}.messages.ts`, id, title, russianTitle);
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
    `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../../test/open-portal.tsx';

test('is headed by its title', async () => {
  await openPortal('${address}');
  await expect.element(page.getByRole('heading', { level: 1, name: '${title.replaceAll("'", "\\'")}' })).toBeVisible();
});
`,
  );
  const route = `apps/portal/src/routes/_app${address}.tsx`;
  const up = '../'.repeat(address.split('/').length);
  plan.create(
    route,
    `import { createFileRoute } from '@tanstack/react-router';
import { ${component} } from '${up}features/${feature}/${name}/${name}-screen.tsx';

export const Route = createFileRoute('/_app${address}')({
  component: ${component},
  staticData: { title: '${id}' },
});
`,
  );
  return [`Preload the screen’s data in ${route}.`];
}
