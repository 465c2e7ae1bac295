import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { TextInput } from './text-input.tsx';

const meta = { component: TextInput, args: { 'aria-label': 'First name' } } satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Alexandra' } };
export const Filled: Story = { args: { defaultValue: 'Alexandra' } };
export const Mono: Story = { args: { 'aria-label': 'Hostname', mono: true, defaultValue: 'edge-fra-02.acme.dev' } };
export const WithSlots: Story = {
  args: {
    'aria-label': 'Amount',
    inputMode: 'decimal',
    start: <AtSign aria-hidden="true" />,
    end: <span>EUR</span>,
    defaultValue: '25.00',
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'A' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Alexandra' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Alexandra' } };
export const LongRussian: Story = {
  args: {
    'aria-label': 'Название организации',
    defaultValue: 'Общество с ограниченной ответственностью «Вычислительные мощности и хранение данных»',
  },
};
