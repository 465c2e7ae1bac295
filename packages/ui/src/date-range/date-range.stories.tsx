import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Popover } from '../popover/popover.tsx';
import { DateRange, type DateRangeProps } from './date-range.tsx';

const guide: ComponentGuide = {
  use: 'Limits a list or report to a range of days: invoices, traffic. Presets cover the most common ranges.',
  avoid: ['SegmentedControl, for a few fixed ranges, such as above a chart.', 'TextInput of type date, for a single day.'],
  alsoCalled: ['date picker', 'calendar', 'period'],
  keyboard: [
    ['Tab', 'Moves through day, month and year of both dates, then the presets'],
    ['0–9', 'Types into the focused part'],
    ['↑, ↓', 'Changes the focused part by one'],
    ['Enter, Space', 'On a preset: applies its range'],
  ],
  code: `import { DateRange, isDateRangeInOrder, type DateRangeValue } from '@portico/ui/date-range';
import { useState } from 'react';

export function InvoicePeriod({ onPeriod }: { onPeriod: (period: DateRangeValue) => void }) {
  const [period, setPeriod] = useState<DateRangeValue>({ from: '', until: '' });
  return (
    <DateRange
      label="Invoice dates"
      fromLabel="From"
      untilLabel="Until"
      value={period}
      onValueChange={(next) => {
        setPeriod(next);
        if (isDateRangeInOrder(next)) onPeriod(next);
      }}
      orderError="The last day can’t be before the first"
      presets={[{ id: 'november', label: 'November', value: { from: '2026-11-01', until: '2026-11-30' } }]}
    />
  );
}
`,
};

function KeepingRange({ value, onValueChange, ...rest }: DateRangeProps) {
  const [kept, setKept] = useState(value);
  return (
    <DateRange
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
  component: DateRange,
  parameters: { guide },
  render: (args) => <KeepingRange {...args} />,
  args: {
    label: 'Invoice dates',
    fromLabel: 'From',
    untilLabel: 'Until',
    value: { from: '2026-11-01', until: '2026-11-21' },
    onValueChange: () => undefined,
    orderError: 'The last day can’t be before the first',
    min: '2024-01-01',
    max: '2026-11-21',
    presets: [
      { id: 'week', label: 'Last 7 days', value: { from: '2026-11-15', until: '2026-11-21' } },
      { id: 'month', label: 'This month', value: { from: '2026-11-01', until: '2026-11-21' } },
      { id: 'year', label: 'This year', value: { from: '2026-01-01', until: '2026-11-21' } },
    ],
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const APreset: Story = {};
export const CustomDays: Story = { args: { value: { from: '2026-10-07', until: '2026-11-12' } } };
export const OpenAtBothEnds: Story = { args: { value: { from: '', until: '' } } };
export const Backwards: Story = { args: { value: { from: '2026-11-12', until: '2026-10-07' } } };
export const Wrong: Story = { args: { error: 'Traffic is kept for 90 days. Choose a later first day' } };
export const WithoutPresets: Story = { args: { presets: [] } };
export const Disabled: Story = { args: { disabled: true } };
/** For lists without space for it. */
export const InAPopover: Story = {
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  render: (args) => (
    <Popover trigger={<Button iconStart={<CalendarDays />}>Nov 1–21</Button>} title="Issued">
      <KeepingRange {...args} />
    </Popover>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nov 1–21' }));
    await screen.findByRole('dialog');
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Счета, выставленные за период',
    fromLabel: 'Первый день расчётного периода',
    untilLabel: 'Последний день',
    value: { from: '2026-11-12', until: '2026-10-07' },
    orderError: 'Последний день не может быть раньше первого: поменяйте дни местами или выберите другие',
    presets: [
      { id: 'week', label: 'Последние семь дней', value: { from: '2026-11-15', until: '2026-11-21' } },
      { id: 'period', label: 'Текущий расчётный период с начала месяца', value: { from: '2026-11-01', until: '2026-11-21' } },
    ],
  },
};
