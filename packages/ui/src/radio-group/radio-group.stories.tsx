import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { RadioGroup } from './radio-group.tsx';

const guide: ComponentGuide = {
  use: 'One of a few options, all visible: a payment method, a priority. Each has its own line and an optional description.',
  avoid: [
    'OptionCard, for options to compare by price.',
    'Select, for more than about six options or little room.',
    'Checkbox, for one yes or no.',
  ],
  alsoCalled: ['radio buttons', 'options'],
  keyboard: [
    ['Tab', 'Reaches the selected option or the first one: the group is one stop'],
    ['↓, →, ↑, ←', 'Selects the next or previous option'],
    ['Space', 'Selects the focused option'],
  ],
  code: `import { RadioGroup } from '@portico/ui/radio-group';

export function PaymentMethod() {
  return (
    <RadioGroup
      label="Payment method"
      name="method"
      defaultValue="balance"
      options={[
        { value: 'balance', label: 'Balance', description: '€128.40 available' },
        { value: 'card', label: 'Card', description: 'Visa, Mastercard' },
      ]}
    />
  );
}
`,
};

const meta = {
  component: RadioGroup,
  parameters: { guide },
  args: {
    label: 'Payment method',
    value: '1',
    onValueChange: () => undefined,
    options: [
      { value: '1', label: 'Balance', description: '€128.40 available' },
      { value: '2', label: 'Card', description: 'Visa, Mastercard' },
      { value: '3', label: 'Bank transfer' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(chosen) => {
          setValue(chosen);
          args.onValueChange?.(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '', error: 'Choose a payment method' } };
export const WithDisabled: Story = {
  args: {
    value: '2',
    options: [
      { value: '1', label: 'Balance', description: 'Doesn’t cover the invoice', disabled: true },
      { value: '2', label: 'Card' },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Способ оплаты выставленного счёта',
    options: [
      { value: '1', label: 'Средства на лицевом счёте', description: 'Доступно 128,40 €, после оплаты останется 61,30 €' },
      { value: '2', label: 'Банковская карта, выпущенная в любой стране', description: 'Спишется сразу, комиссии нет' },
    ],
  },
};
