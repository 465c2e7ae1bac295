import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';

const meta = { component: Link, args: { href: '#terms', children: 'Terms of service' } } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Read the <Link {...args} /> before you order.
    </p>
  ),
};
export const Strong: Story = { args: { variant: 'strong', children: 'Create an account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Back to sign in' } };
export const OfARouter: Story = {
  args: { href: undefined, variant: 'strong', render: <a href="#signup" data-router="" />, children: 'Create an account' },
};
export const LongRussian: Story = {
  args: { children: 'Публичная оферта на оказание услуг по предоставлению вычислительных мощностей' },
};
