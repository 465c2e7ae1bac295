import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const guide: ComponentGuide = {
  use: 'A password, hidden until the user shows it. Set `autoComplete` to the current or a new password for password managers.',
  avoid: ['SecretField, for a password to read or copy, not type.', 'PinInput, for a code of digits.'],
  alsoCalled: ['password field'],
  keyboard: [
    ['Tab', 'Reaches the input, then the button that shows the password'],
    ['Enter, Space', 'On the button: shows or hides it without submitting the form'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { PasswordInput } from '@portico/ui/password-input';

export function NewPassword({ error }: { error?: string }) {
  return (
    <Field label="New password" description="8 characters at least" error={error}>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
    </Field>
  );
}
`,
};

const meta = {
  component: PasswordInput,
  parameters: { guide },
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
