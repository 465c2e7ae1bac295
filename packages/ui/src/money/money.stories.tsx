import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const euros = (locale: string) => (cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

const meta = { component: Money, args: { cents: 178_800, format: euros('en-US') } } satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Total: Story = { args: { size: 'total' } };
export const LongRussian: Story = { args: { cents: 123_456_789_00, format: euros('ru'), size: 'total' } };
