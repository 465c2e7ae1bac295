import type { Meta, StoryObj } from '@storybook/react-vite';
import { Server, TriangleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';

const meta = { component: Icon, args: { children: <Server /> } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Speaking: Story = { args: { label: 'Unpaid', children: <TriangleAlert /> } };
export const WithinText: Story = {
  render: (args) => (
    <p>
      <Icon {...args} /> Серверы, на которых размещены все ваши услуги
    </p>
  ),
};
