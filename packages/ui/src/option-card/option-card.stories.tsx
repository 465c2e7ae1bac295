import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { OptionCard, OptionCardGroup } from './option-card.tsx';

const guide: ComponentGuide = {
  use: 'One of a few options to compare side by side: billing periods with prices, operating systems, locations.',
  avoid: [
    'RadioGroup, if a line of text is enough to decide.',
    'Select, for more than about eight options.',
    'Card, for content that isn’t an option.',
  ],
  alsoCalled: ['radio card', 'selectable card', 'tile'],
  anatomy: [
    ['Title', 'The option’s name'],
    ['Price or description', 'What tells it from the others'],
    ['Note', 'What it saves or lacks'],
    ['Edge', 'Marks the chosen one'],
  ],
  keyboard: [
    ['Tab', 'Reaches the selected card or the first one: the group is one stop'],
    ['↓, →, ↑, ←', 'Selects the next or previous card'],
    ['Space', 'Selects the focused card'],
  ],
  code: `import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { useState } from 'react';

export function PaymentPeriod() {
  const [period, setPeriod] = useState('monthly');
  return (
    <OptionCardGroup
      label="Payment period"
      name="period"
      value={period}
      onValueChange={setPeriod}
    >
      <OptionCard value="monthly" title="Monthly" price="€18.90" />
      <OptionCard value="annually" title="Annually" price="€192.80" benefit="Save 15%" />
    </OptionCardGroup>
  );
}
`,
};

const meta = {
  component: OptionCardGroup,
  parameters: { guide },
  args: {
    label: 'Payment period',
    value: 'quarterly',
    onValueChange: () => undefined,
    children: (
      <>
        <OptionCard value="monthly" title="Monthly" price="€18.90" />
        <OptionCard value="quarterly" title="Quarterly" price="€53.90" benefit="Save 5%" />
        <OptionCard value="semiannually" title="Semi-annually" price="€102.00" benefit="Save 10%" />
        <OptionCard value="annually" title="Annually" price="€192.80" benefit="Save 15%" />
      </>
    ),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <OptionCardGroup
        {...args}
        value={value}
        onValueChange={(chosen) => {
          setValue(chosen);
          args.onValueChange?.(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof OptionCardGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prices: Story = {};

export const Descriptions: Story = {
  args: {
    label: 'Operating system',
    value: 'debian',
    children: (
      <>
        <OptionCard value="debian" title="Debian 13" description="trixie" />
        <OptionCard value="ubuntu" title="Ubuntu 26.04" description="LTS" />
        <OptionCard value="alma" title="AlmaLinux 10" description="x86-64-v3" />
        <OptionCard value="iso" title="Install from ISO" description="Choose an image" disabled />
      </>
    ),
  },
};

export const TitlesOnly: Story = {
  args: {
    label: 'Location',
    value: '',
    children: (
      <>
        <OptionCard value="fra" title="Frankfurt" />
        <OptionCard value="ams" title="Amsterdam" />
      </>
    ),
  },
};

export const Invalid: Story = { args: { value: '', error: 'Choose a payment period' } };

export const LongRussian: Story = {
  args: {
    label: 'Периодичность оплаты услуги',
    value: 'semiannually',
    children: (
      <>
        <OptionCard value="monthly" title="Ежемесячно" price="1 234 567,90 €" description="Без скидки, отказаться можно в любое время" />
        <OptionCard value="semiannually" title="Раз в полгода" price="7 037 037,03 €" benefit="Экономия десять процентов от суммы" />
      </>
    ),
  },
};
