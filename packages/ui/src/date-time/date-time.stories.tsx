import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { DateTime } from './date-time.tsx';

const day = (locale: string) => (value: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
const moment = (locale: string) => (value: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(value));

const guide: ComponentGuide = {
  use: "A date or a time in the reader's format, with the server's value for machines. You provide the formatter: locale, time zone, precision.",
  avoid: ['RelativeTime, for "5 minutes ago".', 'Plain text, for a duration or a period.'],
  alsoCalled: ['date', 'time', 'timestamp'],
  keyboard: [],
  code: `import { DateTime } from '@portico/ui/date-time';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
const day = (value: string) => dayFormat.format(new Date(value));

export function DueDate({ date }: { date: string }) {
  return (
    <p>
      Due on <DateTime value={date} format={day} />
    </p>
  );
}
`,
};

const meta = { component: DateTime, parameters: { guide }, args: { value: '2026-12-04', format: day('en-US') } } satisfies Meta<
  typeof DateTime
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Moment: Story = { args: { value: '2026-11-21T08:30:00Z', format: moment('en-US') } };
export const LongRussian: Story = { args: { value: '2026-09-21T08:30:00Z', format: moment('ru') } };
