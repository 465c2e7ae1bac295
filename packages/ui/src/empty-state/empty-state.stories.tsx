import type { Meta, StoryObj } from '@storybook/react-vite';
import { Server } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    icon: <Server />,
    title: 'No services yet',
    children: 'A server that you order appears here as soon as it is paid.',
    action: <Button>Order new service</Button>,
  },
};
export const NothingFound: Story = { args: { title: 'Nothing matches “edge-”', action: <Button>Clear search</Button> } };
export const LongRussian: Story = {
  args: {
    icon: <Server />,
    title: 'У вас пока нет ни одной подключённой услуги',
    children: 'Заказанный сервер появится здесь сразу после оплаты счёта; подготовка обычно занимает несколько минут.',
    action: <Button>Заказать новую услугу</Button>,
  },
};
