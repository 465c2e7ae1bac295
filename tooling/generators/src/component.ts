import { pascalCase, words } from './casing.ts';
import { kebabName, shaped } from './plan.ts';
import type { Plan } from './plan.ts';

/** Plans a kit component: four files in a folder of its name. */
export function planComponent(plan: Plan, name: string): string[] {
  shaped(name, kebabName, 'copy-button');
  const component = pascalCase(name);
  const folder = `packages/ui/src/${name}/${name}`;
  plan.create(
    `${folder}.tsx`,
    `import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './${name}.module.css';

export interface ${component}Props extends ComponentPropsWithRef<'div'> {
  /** Its accessible name, in the reader's language. */
  label: string;
}

/** ${words(name)}: says what it is for, and which component fits better elsewhere. */
export function ${component}({ label, className, ...rest }: ${component}Props): ReactElement {
  return <div role="group" aria-label={label} {...rest} className={classNames(styles.root, className)} />;
}
`,
  );
  plan.create(
    `${folder}.module.css`,
    `@layer portico.reset, portico.tokens, portico.base, portico.components;

@layer portico.components {
  .root {
    color: var(--portico-ink);
  }
}
`,
  );
  plan.create(
    `${folder}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${name}.tsx';

const meta = { component: ${component}, args: { label: '${words(name)}' } } satisfies Meta<typeof ${component}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'edge-fra-01.acme.dev' } };
export const LongRussian: Story = { args: { children: 'Основной пользователь учётной записи, у которого длинное название' } };
`,
  );
  plan.create(
    `${folder}.test.tsx`,
    `import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './${name}.stories.tsx';

const { Plain } = composeStories(stories);

test('has the name that it was given', async () => {
  await Plain.run();
  await expect.element(page.getByRole('group', { name: '${words(name)}' })).toBeVisible();
});
`,
  );
  return [
    'Run `pnpm --filter @portico/ui exports`, so that applications can import it.',
    'Write a story for every state that people can see.',
  ];
}
