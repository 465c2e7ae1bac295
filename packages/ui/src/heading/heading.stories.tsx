import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading, headingSizes } from './heading.tsx';

const guide: ComponentGuide = {
  use: 'The heading of a section that is no card. Its level is its place in the outline of the page, which screen readers list; its size is for the eye.',
  avoid: [
    'PageHeader, for the title of a page.',
    'Card with a `title`, for a section on a surface.',
    'Fieldset with a `legend`, for a group of fields.',
  ],
  alsoCalled: ['title', 'headline', 'h2', 'typography'],
  keyboard: [],
  code: `import { Heading } from '@portico/ui/heading';
import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
`,
};

const meta = { component: Heading, parameters: { guide }, args: { level: 2, children: 'Activity' } } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const LongRussian: Story = {
  args: { level: 3, size: 'lg', children: 'Уведомления о высоконагруженных серверах и превышении включённого трафика' },
};
