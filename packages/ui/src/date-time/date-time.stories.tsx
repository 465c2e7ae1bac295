import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './date-time.tsx';

const day = (locale: string) => (value: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
const moment = (locale: string) => (value: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(value));

const meta = { component: DateTime, args: { value: '2026-12-04', format: day('en-US') } } satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Moment: Story = { args: { value: '2026-11-21T08:30:00Z', format: moment('en-US') } };
export const LongRussian: Story = { args: { value: '2026-09-21T08:30:00Z', format: moment('ru') } };
