import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const guide: ComponentGuide = {
  use: 'Selects one of two to five options with immediate effect: the range of a chart, list or grid.',
  avoid: [
    'Tabs, for parts of the page with their own heading and URL.',
    'RadioGroup, in a form, or if options need a sentence.',
    'Select, for more than five options.',
  ],
  alsoCalled: ['toggle group', 'button toggle', 'switcher'],
  keyboard: [
    ['Tab', 'Reaches the selected segment or the first one, then leaves the control'],
    ['←, →, ↑, ↓', 'Selects the next or previous segment and wraps around'],
    ['Space', 'Selects the focused segment'],
  ],
  code: `import { SegmentedControl } from '@portico/ui/segmented-control';
import { useState } from 'react';

export function ChartRange() {
  const [range, setRange] = useState<'1h' | '24h' | '7d'>('24h');
  return (
    <SegmentedControl
      label="Chart range"
      value={range}
      onValueChange={setRange}
      options={[
        { value: '1h', label: '1 h' },
        { value: '24h', label: '24 h' },
        { value: '7d', label: '7 d' },
      ]}
    />
  );
}
`,
};

function KeepingControl({ value, onValueChange, ...rest }: SegmentedControlProps<string>) {
  const [kept, setKept] = useState(value);
  return (
    <SegmentedControl
      {...rest}
      value={kept}
      onValueChange={(next) => {
        setKept(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  component: SegmentedControl,
  parameters: { guide },
  render: (args) => <KeepingControl {...args} />,
  args: {
    label: 'Chart range',
    value: '24h',
    onValueChange: () => undefined,
    options: [
      { value: '1h', label: '1 h' },
      { value: '24h', label: '24 h' },
      { value: '7d', label: '7 d' },
      { value: '30d', label: '30 d' },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const Small: Story = { args: { size: 'sm' } };
export const WithIcons: Story = {
  args: {
    label: 'View',
    value: 'list',
    options: [
      { value: 'list', label: 'List', icon: <List /> },
      { value: 'grid', label: 'Grid', icon: <LayoutGrid /> },
    ],
  },
};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: '1h', label: '1 h' },
      { value: '24h', label: '24 h' },
      { value: '1y', label: '1 y', disabled: true },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'За какое время показать график',
    value: 'day',
    options: [
      { value: 'hour', label: 'За последний час' },
      { value: 'day', label: 'За последние сутки' },
      { value: 'month', label: 'За весь расчётный период' },
    ],
  },
};
