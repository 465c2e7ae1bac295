import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const guide: ComponentGuide = {
  use: 'The way back up, above the title of a page that lies below another one.',
  avoid: [
    'Steps, for a task of several pages, where the way leads on.',
    'Tabs, for views of the same thing.',
    'Nothing, on a page that the sidebar leads to directly.',
  ],
  keyboard: [
    ['Tab', 'Goes from link to link, the top first'],
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
