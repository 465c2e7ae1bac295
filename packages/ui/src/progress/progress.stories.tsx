import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta = { component: Progress } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Halfway: Story = { args: { label: 'Installing Debian 13', value: 50, valueText: '50 %' } };
export const Unknown: Story = { args: { label: 'Waiting for the payment' } };
export const Done: Story = { args: { label: 'Installing Debian 13', value: 100, valueText: 'Done' } };
export const LongRussian: Story = {
  args: { label: 'Установка операционной системы и первоначальная настройка сервера', value: 35, valueText: 'осталось около трёх минут' },
};
