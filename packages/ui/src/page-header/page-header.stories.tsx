import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { PageHeader } from './page-header.tsx';

const guide: ComponentGuide = {
  use: 'The top of every page: its only h1, the breadcrumbs and at most one primary action.',
  avoid: ['Card with a title, for a part of the page.', 'Banner, for a condition that affects all pages.'],
  alsoCalled: ['title bar', 'heading'],
  anatomy: [
    ['Breadcrumbs', 'Where the page belongs'],
    ['Title', 'The page’s only h1'],
    ['Description', 'State and place of the object'],
    ['Actions', 'The main one last'],
  ],
  keyboard: [['Tab', 'Moves through the breadcrumbs, then the actions']],
  code: `import { Button } from '@portico/ui/button';
import { PageHeader } from '@portico/ui/page-header';
import { Status } from '@portico/ui/status';

export function ServerHeader({ hostname }: { hostname: string }) {
  return (
    <PageHeader
      title={hostname}
      mono
      description={<Status tone="success">Running</Status>}
      actions={<Button>Restart</Button>}
    />
  );
}
`,
};

const meta = { component: PageHeader, parameters: { guide } } satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { args: { title: 'My services' } };

export const WithActions: Story = {
  args: {
    title: 'My services',
    description: 'All services in your account.',
    actions: <Button>Order new service</Button>,
  },
};

export const Machine: Story = {
  args: {
    title: 'edge-fra-01.acme.dev',
    mono: true,
    breadcrumbs: <Breadcrumbs label="Breadcrumbs" items={[{ label: 'My services', render: <a href="#services" /> }]} />,
    description: (
      <>
        <span>Running</span>
        <span>VPS NVMe 8</span>
        <span>Frankfurt, Germany</span>
      </>
    ),
    actions: (
      <>
        <Button>Console</Button>
        <Button>Restart</Button>
      </>
    ),
  },
};

export const LongRussian: Story = {
  args: {
    title: 'Настройки уведомлений и предпочтительные способы связи с представителями компании',
    description: 'Здесь можно выбрать, какие письма и сообщения мы будем отправлять, а какие — нет.',
    actions: <Button>Сохранить все изменения</Button>,
  },
};
