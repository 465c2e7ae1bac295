import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './textarea.tsx';

const meta = { component: Textarea, args: { 'aria-label': 'Message' } } satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What happened, and when?' } };
export const Mono: Story = {
  args: {
    'aria-label': 'Public key',
    mono: true,
    rows: 3,
    defaultValue: `ssh-ed25519 ${'AAAAC3NzaC1lZDI1NTE5'.repeat(6)} alexandra@acme.dev`,
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Hi' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The ticket is closed.' } };
export const LongRussian: Story = {
  args: { defaultValue: 'Сервер во Франкфурте не отвечает ни по SSH, ни через консоль с половины третьего ночи. '.repeat(12) },
};
