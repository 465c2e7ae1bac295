import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { AreaChart, type AreaSeries } from './area-chart.tsx';

const guide: ComponentGuide = {
  use: 'Values over time that people want to read: traffic in and out, load, memory. One to four series on one scale that starts at zero.',
  avoid: [
    'Sparkline, for a trend next to its figure.',
    'Meter, for the current usage of a limit.',
    'A second scale in the same chart: use two charts, one below the other.',
  ],
  alsoCalled: ['line chart', 'graph', 'bar chart'],
  keyboard: [
    ['Tab', 'Moves to the table button, then to the chart, which shows and announces its last values, then to the table if it is open'],
    ['←, →', 'Shows the previous or next point in time'],
    ['Page up, Page down', 'Moves by a tenth of the chart'],
    ['Home, End', 'Shows the first or last point in time'],
    ['Escape', 'Hides the readout'],
    ['Enter, Space', 'On the button: opens or closes the table of all values'],
  ],
  code: `import { AreaChart, type AreaSeries } from '@portico/ui/area-chart';

const rate = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabit-per-second', maximumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

/** Times in milliseconds, and a value for each of them; null where none was measured. */
export function Traffic({ times, series }: { times: readonly number[]; series: readonly AreaSeries[] }) {
  return (
    <AreaChart
      label="Traffic of the last 48 hours"
      times={times}
      series={series}
      formatValue={(value) => rate.format(value)}
      formatTime={(time) => moment.format(time)}
      formatTick={(time) => hour.format(time)}
      missingText="no data"
      tableLabel="Table of all values"
      timeLabel="Time, UTC"
      empty="No data yet"
    />
  );
}
`,
};

const locale = 'en-US';
const hour = 3_600_000;
const start = Date.UTC(2026, 10, 18, 21);
const unit = (name: string): Intl.NumberFormat => new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 });
const rates = unit('megabit-per-second');
const percents = unit('percent');
const gigabytes = unit('gigabyte');
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });

/** Returns values that are high by day and low by night; irregular, but the same on every render. */
function course(count: number, { least, most, phase = 0 }: { least: number; most: number; phase?: number }): number[] {
  return Array.from({ length: count }, (_, index) => {
    const daily = (1 - Math.cos(((index / count) * 4 + phase) * Math.PI)) / 2;
    const wave = (length: number): number => Math.sin((index / count) * length + phase * length);
    const noise = (wave(82) + wave(29) + wave(197) + Math.sin(index * 4.1) / 2) / 7;
    return Math.max(0, least + (most - least) * Math.min(1, Math.max(0, daily * 0.8 + noise * 0.35 + 0.1)));
  });
}
const hourly = (count: number): number[] => Array.from({ length: count }, (_, index) => start + index * hour);

const times = hourly(48);
const out: AreaSeries = { id: 'out', label: 'Out', values: course(48, { least: 80, most: 720 }), figure: '1.01 TB' };
const into: AreaSeries = { id: 'in', label: 'In', values: course(48, { least: 20, most: 300, phase: 0.4 }), figure: '412 GB' };
const load: readonly AreaSeries[] = [
  { id: 'user', label: 'Programs', values: course(48, { least: 20, most: 88, phase: 0.1 }) },
  { id: 'system', label: 'System', values: course(48, { least: 6, most: 34, phase: 0.3 }) },
  { id: 'waiting', label: 'Waiting for the disk', values: course(48, { least: 2, most: 22, phase: 0.9 }) },
  { id: 'stolen', label: 'Taken by others', values: course(48, { least: 0, most: 8, phase: 1.4 }) },
];
/** Simulates a server that was off from the sixteenth hour on, except for one hour. */
const off = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value, index) => (index > 15 && index < 27 && index !== 21 ? null : value));

/** Moves the pointer to a share of the plot's width. */
async function pointAt(canvas: HTMLElement, share: number): Promise<void> {
  const slider = within(canvas).getByRole('slider');
  const { left, top, width, height } = slider.getBoundingClientRect();
  await fireEvent.pointerMove(slider, { clientX: left + width * share, clientY: top + height / 2 });
}

const meta = {
  component: AreaChart,
  parameters: { guide },
  args: {
    label: 'Traffic of the last 48 hours',
    times,
    series: [out, into],
    formatValue: (value: number) => rates.format(value),
    formatTime: (time: number) => moments.format(time),
    formatTick: (time: number) => (time % (24 * hour) === 0 ? days : hours).format(time),
    missingText: 'no data',
    tableLabel: 'Table of all values',
    timeLabel: 'Time, UTC',
    empty: 'No data yet',
  },
  decorators: (story) => <Card>{story()}</Card>,
} satisfies Meta<typeof AreaChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: [{ id: 'out', label: 'Out', values: out.values }] } };
/** Dashes distinguish the series too, and the scale always covers all values. */
export const FourSeries: Story = {
  args: { label: 'CPU of the last 48 hours', series: load, max: 100, formatValue: (value) => percents.format(value), size: 'lg' },
};
export const WithThreshold: Story = {
  args: { series: [out], threshold: { value: 640, label: '95th percentile: 640 Mb/s' } },
};
/** Values missing for a while; a single value in between is a dot. */
export const Gaps: Story = {
  args: { series: [out, into].map((series) => ({ ...series, values: off(series.values) })) },
};
/** For units that computers count in powers of two. */
export const PowersOfTwo: Story = {
  args: {
    label: 'Memory of the last 48 hours',
    series: [{ id: 'used', label: 'Used', values: course(48, { least: 3, most: 13.4 }) }],
    max: 16,
    stepBase: 2,
    formatValue: (value) => gigabytes.format(value),
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const OnePoint: Story = { args: { times: times.slice(0, 1), series: [{ ...out, values: [240] }] } };
export const AllZero: Story = { args: { series: [{ id: 'out', label: 'Out', values: times.map(() => 0) }] } };
export const Empty: Story = { args: { times: [], series: [] } };
export const Loading: Story = { args: { times: [], series: [], busy: true } };
/** After another range is chosen, the old values stay until the new ones arrive. */
export const Busy: Story = { args: { busy: true } };
export const ManyPoints: Story = {
  args: {
    label: 'Traffic of the last twelve weeks',
    times: hourly(2000),
    series: [
      { ...out, values: course(2000, { least: 80, most: 720 }) },
      { ...into, values: course(2000, { least: 20, most: 300, phase: 0.4 }) },
    ],
    formatTick: (time) => days.format(time),
  },
};
/** The readout for the pointer, a finger or the arrow keys. */
export const Read: Story = { play: ({ canvasElement }) => pointAt(canvasElement, 0.4) };
export const AsTable: Story = {
  args: { series: [out, into].map((series) => ({ ...series, values: off(series.values) })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Table of all values' }));
  },
};
export const Narrow: Story = {
  args: { threshold: { value: 640, label: '95th percentile: 640 Mb/s' } },
  decorators: (story) => <div style={{ inlineSize: '17rem' }}>{story()}</div>,
};
/** Time still runs from left to right. */
export const RightToLeft: Story = {
  args: {
    label: 'حركة البيانات خلال آخر 48 ساعة',
    series: [
      { ...out, label: 'صادر' },
      { ...into, label: 'وارد' },
    ],
    tableLabel: 'جدول كل القيم',
    timeLabel: 'الوقت',
    missingText: 'لا بيانات',
    formatTime: (time) => new Intl.DateTimeFormat('ar-EG', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time),
    formatTick: (time) => new Intl.DateTimeFormat('ar-EG', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(time),
    timeTicks: [Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 20)],
  },
  decorators: (story) => <div dir="rtl">{story()}</div>,
  play: ({ canvasElement }) => pointAt(canvasElement, 0.2),
};
export const LongRussian: Story = {
  args: {
    label: 'Исходящий и входящий трафик сервера за последние двое суток',
    series: [
      { ...out, label: 'Исходящий трафик во внешние сети', figure: '1,01 ТБ' },
      { ...into, label: 'Входящий трафик, включая резервное копирование', figure: '412 ГБ' },
    ],
    threshold: { value: 640, label: 'Включено в тариф без дополнительной оплаты: 640 Мбит/с' },
    formatValue: (value) =>
      new Intl.NumberFormat('ru', { style: 'unit', unit: 'megabit-per-second', maximumFractionDigits: 1 }).format(value),
    formatTime: (time) => new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time),
    formatTick: (time) => new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(time),
    timeTicks: [Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 20)],
    tableLabel: 'Таблица всех значений',
    timeLabel: 'Время',
    missingText: 'нет данных',
  },
  play: ({ canvasElement }) => pointAt(canvasElement, 0.7),
};

/** Separate events with nothing between them. */
export const Bars: Story = {
  args: {
    shape: 'bars',
    series: [out, into].map((series) => ({ ...series, values: series.values.map((value, at) => (at % 9 === 4 ? value : 0)) })),
  },
};
/** The current hour is drawn lighter, and its time says so. */
export const LastIncomplete: Story = {
  args: {
    isLastIncomplete: true,
    formatTime: (time) => (time === times.at(-1) ? `${moments.format(time)}, so far` : moments.format(time)),
  },
  play: ({ canvasElement }) => pointAt(canvasElement, 0.999),
};
export const BarsLastIncomplete: Story = { args: { ...Bars.args, isLastIncomplete: true, series: [out, into] } };
