import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = { component: PageHeader } satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { args: { title: 'My services' } };

export const WithActions: Story = {
  args: {
    title: 'My services',
    description: 'Everything that runs in your account.',
    actions: <Button>Order new service</Button>,
  },
};

export const Machine: Story = {
  args: {
    title: 'edge-fra-01.acme.dev',
    mono: true,
    breadcrumbs: <a href="#services">My services</a>,
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
