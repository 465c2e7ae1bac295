import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '× 2' } };
export const Accent: Story = { args: { variant: 'accent', children: 'Main user' } };
export const Count: Story = { args: { variant: 'accent', count: true, children: '128' } };
export const LongRussian: Story = { args: { children: 'Основной пользователь учётной записи' } };
