import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

interface NumberStory extends NumberFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

function KeepingNumberField({ label, hint, error, value, onValueChange, ...rest }: NumberStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} hint={hint} error={error}>
      <NumberField
        {...rest}
        value={kept}
        onValueChange={(next) => {
          if (next !== null) setKept(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  component: KeepingNumberField,
  args: {
    label: 'IPv4 addresses',
    hint: '€2.50 each, per month',
    min: 1,
    max: 20,
    value: 2,
    decreaseLabel: 'One address less',
    increaseLabel: 'One address more',
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof KeepingNumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 20 } };
export const Wrong: Story = { args: { value: 20, error: 'This plan has room for 16 addresses. Choose fewer.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongRussian: Story = {
  args: {
    label: 'Количество дополнительных адресов IPv4',
    hint: '2,50 € за каждый адрес в месяц, оплачивается вместе с тарифом за весь период',
    decreaseLabel: 'На один адрес меньше',
    increaseLabel: 'На один адрес больше',
  },
};
