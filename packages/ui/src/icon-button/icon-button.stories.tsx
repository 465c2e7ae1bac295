import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

const meta = { component: IconButton, args: { label: 'Remove VPS NVMe 8', children: <Trash2 /> } } satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { variant: 'quiet', size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Expanded: Story = {
  args: { variant: 'quiet', label: 'Details of VPS NVMe 8', 'aria-expanded': true, children: <ChevronRight /> },
};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongRussian: Story = { args: { label: 'Удалить из корзины виртуальный сервер с накопителем NVMe' } };
