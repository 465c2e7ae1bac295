import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { RelativeTime } from './relative-time.tsx';

const ago = (locale: string) => (value: string, nowMs: number) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round((Date.parse(value) - nowMs) / 60_000), 'minute');
const exact = (locale: string) => (value: string) => new Date(value).toLocaleString(locale);

const guide: ComponentGuide = {
  use: 'How long ago something was, true for as long as the page stays open. The exact moment is shown on hover and told to machines.',
  avoid: [
    'DateTime, where the day itself matters: due dates, invoices, anything to be quoted.',
    'DateTime as well, for touch: what is only shown on hover is not there.',
  ],
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
