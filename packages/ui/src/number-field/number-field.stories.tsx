import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
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
    <Field label={label} description={hint} error={error}>
      <NumberField
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
  use: 'A small whole number, stepped or typed: addresses, gigabytes, quantity.',
  avoid: [
    'TextInput with `inputMode="decimal"`, for an amount of money or anything with a fraction.',
    'PinInput, for a code of digits.',
    'Select, for a few specific numbers: 10, 25, 50.',
  ],
  alsoCalled: ['stepper', 'spinbutton', 'quantity'],
  keyboard: [
    ['↑, ↓', 'Increases or decreases by one'],
    ['Page up, Page down', 'Increases or decreases by ten'],
    ['Home, End', 'Sets the minimum or maximum'],
    ['Enter', 'Submits the form with the typed value'],
    ['Tab', 'One stop: the two buttons are for the pointer'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { useState } from 'react';

export function AddressCount() {
  const [count, setCount] = useState<number | null>(1);
  const isRight = count !== null && Number.isInteger(count) && count >= 1 && count <= 16;
  return (
    <Field label="IPv4 addresses" description="€2.50 each, per month" error={isRight ? undefined : 'Enter a whole number from 1 to 16.'}>
      <NumberField
        name="addresses"
        value={count}
        onValueChange={setCount}
        min={1}
        max={16}
        decreaseLabel="One fewer address"
        increaseLabel="One more address"
      />
    </Field>
  );
}
`,
};

const meta = {
  component: KeepingNumberField,
  parameters: { guide },
  args: {
    label: 'IPv4 addresses',
    hint: '€2.50 each, per month',
    min: 1,
    max: 20,
    value: 2,
    decreaseLabel: 'One fewer address',
    increaseLabel: 'One more address',
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof KeepingNumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 20 } };
export const Wrong: Story = { args: { value: 20, error: 'This plan supports up to 16 addresses.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongRussian: Story = {
  args: {
    label: 'Количество дополнительных адресов IPv4',
    hint: '2,50 € за каждый адрес в месяц, оплачивается вместе с тарифом за весь период',
    decreaseLabel: 'На один адрес меньше',
    increaseLabel: 'На один адрес больше',
  },
};
