import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const guide: ComponentGuide = {
  use: 'The path to the parent pages, above the title of a nested page.',
  avoid: [
    'Steps, for the progress of a task of several pages.',
    'Tabs, for views of the same thing.',
    'Nothing, on a page that the sidebar links to.',
  ],
  alsoCalled: ['breadcrumb', 'back link'],
  keyboard: [
    ['Tab', 'Moves from link to link, starting at the top level'],
    ['Enter', 'Follows the link'],
  ],
  code: `import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { PageHeader } from '@portico/ui/page-header';

export function TicketHeader({ subject }: { subject: string }) {
  return (
    <PageHeader
      title={subject}
      breadcrumbs={
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { label: 'Support', render: <a href="/support" /> },
            { label: 'Tickets', render: <a href="/support/tickets" /> },
          ]}
        />
      }
    />
  );
}
`,
};

const meta = { component: Breadcrumbs, parameters: { guide } } satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneUp: Story = { args: { label: 'Breadcrumbs', items: [{ label: 'My services', render: <a href="#services" /> }] } };
export const TwoUp: Story = {
  args: {
    label: 'Breadcrumbs',
    items: [
      { label: 'Supports', render: <a href="#supports" /> },
      { label: 'Tickets', render: <a href="#tickets" /> },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Навигационная цепочка',
    items: [
      { label: 'Настройки учётной записи', render: <a href="#settings" /> },
      { label: 'Предпочтительные способы получения уведомлений', render: <a href="#notifications" /> },
    ],
  },
};
