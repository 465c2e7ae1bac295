import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
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
