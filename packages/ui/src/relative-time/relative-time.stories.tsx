import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelativeTime } from './relative-time.tsx';

const ago = (locale: string) => (value: string, nowMs: number) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round((Date.parse(value) - nowMs) / 60_000), 'minute');
const exact = (locale: string) => (value: string) => new Date(value).toLocaleString(locale);

const meta = {
  component: RelativeTime,
  args: { value: new Date(Date.now() - 5 * 60_000).toISOString(), format: ago('en'), formatExact: exact('en') },
} satisfies Meta<typeof RelativeTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MinutesAgo: Story = {};
export const LongRussian: Story = { args: { format: ago('ru'), formatExact: exact('ru') } };
