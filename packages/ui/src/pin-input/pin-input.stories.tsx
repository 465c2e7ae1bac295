import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
    <Field label={label} hint={hint} error={error}>
      <PinInput
        {...rest}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  component: KeepingPinInput,
  args: { label: 'Verification code', length: 6, value: '', onValueChange: () => undefined },
} satisfies Meta<typeof KeepingPinInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'It was sent to alexandra@acme.dev' } };
export const Filled: Story = { args: { value: '472013' } };
export const Partial: Story = { args: { value: '472' } };
export const Wrong: Story = { args: { value: '472013', error: 'This is not the code that we sent. Check it, or ask for a new one.' } };
export const Disabled: Story = { args: { value: '472013', disabled: true } };
export const LongRussian: Story = {
  args: {
    label: 'Код подтверждения из письма',
    hint: 'Мы отправили шестизначный код на адрес alexandra@acme.dev. Если письма нет, проверьте папку со спамом.',
  },
};
