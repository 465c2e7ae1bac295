import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  component: PasswordInput,
  args: { 'aria-label': 'Password', showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'correct horse' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'abc' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } };

export const LongRussian: Story = {
  args: { 'aria-label': undefined, showLabel: 'Показать введённый пароль', hideLabel: 'Скрыть введённый пароль', defaultValue: 'пароль' },
  render: (args) => (
    <Field label="Новый пароль от личного кабинета" error="Пароль содержит от восьми до шестидесяти четырёх символов">
      <PasswordInput {...args} />
    </Field>
  ),
};
