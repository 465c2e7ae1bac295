import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecretField } from './secret-field.tsx';

const meta = {
  component: SecretField,
  args: {
    secret: 'kP4!rTz9wQ2m',
    hiddenLabel: 'hidden',
    showLabel: 'Show root password',
    hideLabel: 'Hide root password',
    copyLabel: 'Copy root password',
    copiedLabel: 'Copied',
    copyFailedLabel: 'Could not copy',
  },
} satisfies Meta<typeof SecretField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const NotFetchedYet: Story = { args: { secret: undefined, onRequest: () => undefined } };
export const OnItsWay: Story = { args: { secret: undefined, busy: true } };
export const LongRussian: Story = {
  args: {
    hiddenLabel: 'скрыто',
    showLabel: 'Показать пароль суперпользователя',
    hideLabel: 'Скрыть пароль суперпользователя',
    copyLabel: 'Скопировать пароль суперпользователя',
    copiedLabel: 'Скопировано',
    copyFailedLabel: 'Не удалось скопировать',
  },
};
