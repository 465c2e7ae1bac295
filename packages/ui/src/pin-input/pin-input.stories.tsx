import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { PinInput, type PinInputProps } from './pin-input.tsx';

interface PinStory extends PinInputProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

function KeepingPinInput({ label, hint, error, value, onValueChange, ...rest }: PinStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} description={hint} error={error}>
      <PinInput
        {...rest}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange?.(next);
        }}
      />
    </Field>
  );
}

const guide: ComponentGuide = {
  use: 'A code with one cell per digit: from an email, a text message or an authenticator. It accepts a pasted code with spaces and autofill from messages.',
  avoid: ['PasswordInput, for a password or a recovery code with letters.', 'NumberField, for a quantity.'],
  alsoCalled: ['one-time code', 'OTP', 'verification code', '2FA code'],
  keyboard: [
    ['0–9', 'Fills the cell and moves to the next, or replaces a wrong code; other characters are kept for the form to reject'],
    ['←, →', 'Moves to the previous or next cell; typing replaces its digit'],
    ['Backspace', 'Deletes backwards'],
    ['Ctrl+V, Cmd+V', 'Pastes the code without spaces and dashes'],
    ['Tab', 'One stop: the cells are one input'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { useState } from 'react';

export function CodeField({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Verification code" description="We sent it to alexandra@acme.dev">
      <PinInput
        name="code"
        length={6}
        value={code}
        onValueChange={(next) => {
          setCode(next);
          if (/^\\d{6}$/.test(next)) onComplete(next);
        }}
      />
    </Field>
  );
}
`,
};

const meta = {
  component: KeepingPinInput,
  parameters: { guide },
  args: { label: 'Verification code', length: 6, value: '', onValueChange: () => undefined },
} satisfies Meta<typeof KeepingPinInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'We sent it to alexandra@acme.dev' } };
export const Filled: Story = { args: { value: '472013' } };
export const Partial: Story = { args: { value: '472' } };
export const Wrong: Story = { args: { value: '472013', error: 'That code is incorrect. Check it or request a new one.' } };
export const Disabled: Story = { args: { value: '472013', disabled: true } };
export const LongRussian: Story = {
  args: {
    label: 'Код подтверждения из письма',
    hint: 'Мы отправили шестизначный код на адрес alexandra@acme.dev. Если письма нет, проверьте папку со спамом.',
  },
};
