import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { RelativeTime } from './relative-time.tsx';

const ago = (locale: string) => (value: string, nowMs: number) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round((Date.parse(value) - nowMs) / 60_000), 'minute');
const exact = (locale: string) => (value: string) => new Date(value).toLocaleString(locale);

const guide: ComponentGuide = {
  use: 'How long ago something happened, updated while the page is open. The exact time is shown on hover and available to machines.',
  avoid: [
    'DateTime, if the date itself matters: due dates, invoices, anything people quote.',
    'DateTime, on touch devices, which have no hover.',
  ],
  alsoCalled: ['time ago'],
  keyboard: [],
  code: `import { RelativeTime } from '@portico/ui/relative-time';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const exact = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function LastReply({ at }: { at: string }) {
  return (
    <RelativeTime
      value={at}
      format={(value, nowMs) =>
        relative.format(Math.round((Date.parse(value) - nowMs) / 60_000), 'minute')
      }
      formatExact={(value) => exact.format(new Date(value))}
    />
  );
}
`,
};

const meta = {
  component: RelativeTime,
  parameters: { guide },
  args: { value: new Date(Date.now() - 5 * 60_000).toISOString(), format: ago('en'), formatExact: exact('en') },
} satisfies Meta<typeof RelativeTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MinutesAgo: Story = {};
export const LongRussian: Story = { args: { format: ago('ru'), formatExact: exact('ru') } };
