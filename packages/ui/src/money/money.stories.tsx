import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Money } from './money.tsx';

const euros = (locale: string) => (cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

const guide: ComponentGuide = {
  use: 'An amount in whole cents, formatted by your formatter. It never wraps, and its digits have equal width, so columns of amounts line up.',
  avoid: ['Plain text, for a price in a translated sentence: the message formats it.', 'Meter, for the rest of a budget.'],
  alsoCalled: ['price', 'amount', 'currency'],
  keyboard: [],
  code: `import { Money } from '@portico/ui/money';

const euroFormat = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
});
const euros = (cents: number) => euroFormat.format(cents / 100);

export function Total({ cents }: { cents: number }) {
  return <Money cents={cents} format={euros} size="total" />;
}
`,
};

const meta = { component: Money, parameters: { guide }, args: { cents: 178_800, format: euros('en-US') } } satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Total: Story = { args: { size: 'total' } };
export const LongRussian: Story = { args: { cents: 123_456_789_00, format: euros('ru'), size: 'total' } };
