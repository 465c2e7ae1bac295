import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

interface ComboboxStory extends ComboboxProps<string> {
  label: string;
  error?: string | undefined;
}

function KeepingCombobox({ label, error, value, onValueChange, ...rest }: ComboboxStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} error={error}>
      <Combobox
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
  component: KeepingCombobox,
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    emptyText: 'No country is called that',
    value: '',
    onValueChange: () => undefined,
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'FI', label: 'Finland' },
      { value: 'FR', label: 'France' },
      { value: 'NL', label: 'Netherlands' },
      { value: 'US', label: 'United States' },
    ],
  },
} satisfies Meta<typeof KeepingCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'FI' } };
export const Wrong: Story = { args: { error: 'Choose a country' } };
export const Disabled: Story = { args: { value: 'FI', disabled: true } };
/** As many as there are countries. */
export const Many: Story = {
  args: {
    options: Array.from({ length: 250 }, (_, index) => ({ value: `C${index}`, label: `Country number ${index + 1}` })),
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Страна, в которой вы зарегистрированы',
    placeholder: 'Выберите страну',
    emptyText: 'Такой страны нет в списке',
    value: 'GS',
    options: [{ value: 'GS', label: 'Южная Георгия и Южные Сандвичевы острова' }],
  },
};
